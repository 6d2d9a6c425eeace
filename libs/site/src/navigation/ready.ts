import { startTransition, useEffect, useReducer, useState } from 'react';
import { reloadOnce } from './reload-once.ts';

/**
 * Returns the current value as soon as it is ready, and the one before until then. Keeps the previous page on the screen
 * while the code and words of the next one load.
 */
export function useReady<T>(
  current: T,
  isReady: (value: T) => boolean,
  load: (value: T) => Promise<unknown>,
): T {
  const [shown, setShown] = useState(current);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const isPending = shown !== current && !isReady(current);
  if (shown !== current && !isPending) setShown(current);

  useEffect(() => {
    if (!isPending) return;
    let isOutdated = false;
    load(current).then(() => {
      if (!isOutdated) startTransition(renderAgain);
    }, reloadOnce);
    return () => {
      isOutdated = true;
    };
  }, [isPending, current, load]);

  return isPending ? shown : current;
}
