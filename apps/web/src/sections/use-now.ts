import { useSyncExternalStore } from 'react';

const minute = 60_000;

/** The current time, to the minute. Documents and hydration have none. */
export function useNow(): Date | undefined {
  const minutes = useSyncExternalStore(watch, read, () => undefined);
  return minutes === undefined ? undefined : new Date(minutes * minute);
}

const read = () => Math.floor(Date.now() / minute);

function watch(onChange: () => void) {
  const timer = setInterval(onChange, 10_000);
  return () => {
    clearInterval(timer);
  };
}
