/** Whether unknown paths lead home. The build replaces it, and leaves out the code of the other page. */
export const leadsHome = import.meta.env.STUDIO_UNKNOWN_PATHS === 'home';
