import { createElement, useSyncExternalStore, type ReactNode } from 'react';

/** Stands in for the address of the complete sheet, which only the build knows. */
export const foldAddress = '/@styles.css';
export const foldId = 'fold';

/**
 * Where the first screen of a long page ends. What stands before it is drawn with the styles in the document; what
 * follows waits for the complete sheet, so that the first flight holds everything that is seen first.
 */
export function Fold(): ReactNode {
  // Once the page is awake the sheet is there, and on a page that is come to later it is there already.
  const drawn = useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
  return drawn && createElement('link', { id: foldId, rel: 'stylesheet', href: foldAddress });
}
