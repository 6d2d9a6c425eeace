import { createElement, type ReactNode } from 'react';

export const foldId = 'fold';

/**
 * Where the first screen of a long page ends. What stands before it is drawn with the styles in the document; what
 * follows waits for the complete sheet, so that the first flight holds everything that is seen first.
 */
export const Fold = (): ReactNode => createElement('span', { id: foldId, hidden: true });
