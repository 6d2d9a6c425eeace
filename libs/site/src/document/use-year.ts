import { useSyncExternalStore } from 'react';
import { useSiteState } from './site-context.ts';

/** The year of the build, for documents and hydration, then the current one. */
export function useYear(): number {
  const { build } = useSiteState().runtime;
  return useSyncExternalStore(
    neverChanges,
    () => new Date().getUTCFullYear(),
    () => build.year,
  );
}

const neverChanges = () => () => undefined;
