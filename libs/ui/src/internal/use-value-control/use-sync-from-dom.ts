import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `syncFromDom` once, after hydration. React keeps input from before hydration, but calls no event handlers for it.
 */
export function useSyncFromDom(syncFromDom: () => void) {
  const onHydrated = useEffectEvent(syncFromDom);
  useEffect(() => {
    onHydrated();
  }, []);
}
