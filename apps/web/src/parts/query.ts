import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The query string, such as `?plan=booking`. Documents are rendered without one, so it is empty during hydration.
 */
export function useQuery(): string {
  const { search } = useLocation();
  return useSyncExternalStore(
    neverChanges,
    () => search,
    () => '',
  );
}

const neverChanges = () => () => undefined;
