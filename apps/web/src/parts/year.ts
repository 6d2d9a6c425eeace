import { createContext, use, useSyncExternalStore } from 'react';

/** When the document was drawn. */
export const DrawnAt = createContext(new Date());

/** First the year of the document, which the browser must repeat, then the year it is. */
export function useYear(): number {
  const drawnAt = use(DrawnAt);
  return useSyncExternalStore(
    neverChanges,
    () => new Date().getUTCFullYear(),
    () => drawnAt.getUTCFullYear(),
  );
}

const neverChanges = () => () => undefined;
