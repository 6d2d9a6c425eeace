import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `syncFromDom` once, after the first render. React calls no event handlers for input from before hydration.
 */
export function useSyncFromDom(syncFromDom: () => void) {
  const onHydrated = useEffectEvent(syncFromDom);
  useEffect(() => {
    onHydrated();
  }, []);
}
