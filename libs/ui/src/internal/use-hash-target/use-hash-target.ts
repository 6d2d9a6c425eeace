import { useEffect, useEffectEvent } from 'react';

/**
 * Calls a function with the id in the hash of the URL, initially and whenever a link or the history leads to one. A router
 * that uses `history.pushState`, which has no event, dispatches `hashchange` itself.
 */
export function useHashTarget(onTarget: (id: string) => void): void {
  const read = useEffectEvent(() => {
    if (location.hash) onTarget(decode(location.hash.slice(1)));
  });
  useEffect(() => {
    const handle = () => {
      read();
    };
    handle();
    // Not `hashchange` alone: a link to the same hash as before has only `popstate`.
    for (const event of events) addEventListener(event, handle);
    return () => {
      for (const event of events) removeEventListener(event, handle);
    };
  }, []);
}

const events = ['hashchange', 'popstate'] as const;

/** Returns a text with an invalid percent-encoding unchanged, as browsers do to find the target of a hash. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
