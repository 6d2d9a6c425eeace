import { createContext, use } from 'react';

/** The location of a page. A page that is rendered ahead has another one than the router. */
export interface PageLocation {
  pathname: string;
  search: string;
  hash: string;
}

export const PageLocationContext = createContext<PageLocation | undefined>(undefined);

/** Returns the location of the page that the component is part of. */
export function usePageLocation(): PageLocation {
  const location = use(PageLocationContext);
  if (!location) throw new Error('usePageLocation() is for pages: the layout uses useSite().');
  return location;
}
