import { useSyncExternalStore } from 'react';

/** Returns a value that only the browser knows. Documents and hydration use the other one. */
export const useBrowserValue = <Value>(inBrowser: () => Value, inDocument: Value): Value =>
  useSyncExternalStore(
    // It does not change by itself.
    () => () => undefined,
    inBrowser,
    () => inDocument,
  );
