import { createContext, use, useSyncExternalStore } from 'react';

/** When the document was rendered. */
export const RenderedAt = createContext(new Date());

/** The year in which the document was rendered, for hydration, then the current one. */
export function useYear(): number {
  const renderedAt = use(RenderedAt);
  return useSyncExternalStore(
    neverChanges,
    () => new Date().getUTCFullYear(),
    () => renderedAt.getUTCFullYear(),
  );
}

const neverChanges = () => () => undefined;
