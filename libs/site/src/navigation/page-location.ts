import { createContext, useSyncExternalStore } from 'react';
import { useRequired } from '../document/site-context.ts';

/** The location of a page. A page that is rendered ahead has another one than the router. */
export interface PageLocation {
  pathname: string;
  search: string;
  hash: string;
}

export const PageLocationContext = createContext<PageLocation | undefined>(undefined);

/** Returns the location of the page that the component is part of. */
export const usePageLocation = (): PageLocation => useRequired(PageLocationContext);

/** The query string, such as `?plan=booking`. Documents are rendered without one, so it is empty during hydration. */
export function useQuery(): string {
  const { search } = usePageLocation();
  return useSyncExternalStore(
    neverChanges,
    () => search,
    () => '',
  );
}

const neverChanges = () => () => undefined;
