import { useSyncExternalStore } from 'react';
import { useSiteState } from './site-context.ts';

/** The year in which the document was rendered, for hydration, then the current one. */
export function useYear(): number {
  const { renderedAt } = useSiteState().runtime;
  return useSyncExternalStore(
    neverChanges,
    () => new Date().getUTCFullYear(),
    () => renderedAt.getUTCFullYear(),
  );
}

const neverChanges = () => () => undefined;
