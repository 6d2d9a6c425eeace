import { useSyncExternalStore } from 'react';
import { usePageLocation } from './page-location.ts';

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
