import { useSyncExternalStore } from 'react';
import { useSiteState } from '../document/site-context.ts';

/** The query string, such as `?plan=booking`. Documents are rendered without one, so it is empty during hydration. */
export function useQuery(): string {
  const { search } = useSiteState().place;
  return useSyncExternalStore(
    neverChanges,
    () => search,
    () => '',
  );
}

const neverChanges = () => () => undefined;
