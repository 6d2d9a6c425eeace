/** The name of the Trusted Types policy for the only script that loads from another site. */
export const trustedPolicy = 'analytics';
