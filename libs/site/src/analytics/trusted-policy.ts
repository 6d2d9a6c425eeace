/** What the policy of the documents calls the one place where a script of another site is fetched. */
export const trustedPolicy = 'analytics';
