/** The path of the page that is shown at unknown paths. */
export const notFoundPath = '/404';

/** The page of the engine, for a site that has none of its own. */
export const notFoundFile = '/not-found.tsx';
