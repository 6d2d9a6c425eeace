/** Whether unknown paths lead home. The build replaces it, and leaves out the code of the other page. */
export const leadsHome = typeof STUDIO_UNKNOWN_PATHS === 'string' && STUDIO_UNKNOWN_PATHS === 'home';
