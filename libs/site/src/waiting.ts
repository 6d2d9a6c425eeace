import { useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  count += by;
  for (const tell of listeners) tell();
}

/** Tells the page that the visitor waits for this. */
export async function whileWaiting<T>(work: Promise<T>): Promise<T> {
  change(1);
  try {
    return await work;
  } finally {
    change(-1);
  }
}

/** Whether the visitor waits for a page that was chosen. What is shown until then is the page before. */
export function useWaiting(): boolean {
  return useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => count > 0,
    () => false,
  );
}
