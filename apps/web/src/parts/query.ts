import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The query of the address, such as `?plan=booking`. Documents are drawn without one, which the browser must repeat
 * before it looks.
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
