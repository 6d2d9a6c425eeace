import type { Language } from '@studio/i18n';
import { startTransition, useEffect, useReducer, useState } from 'react';
import type { SiteRuntime } from '../document/site-context.ts';
import { reloadOnce } from './reload-once.ts';
import type { Place } from './routes.ts';

/**
 * Returns the current page as soon as it is loaded, and the one before until then. Keeps the previous page on the screen
 * while the code and translations of the next one load.
 */
export function useLoaded<Current extends { place: Place; language: Language }>(
  current: Current,
  { isLoaded, load }: SiteRuntime,
): Current {
  const [shown, setShown] = useState(current);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const { language, place } = current;
  const isPending = shown !== current && !isLoaded(language, place);
  if (shown !== current && !isPending) setShown(current);

  useEffect(() => {
    if (!isPending) return;
    let isOutdated = false;
    load(language, place).then(() => {
      if (!isOutdated) startTransition(renderAgain);
    }, reloadOnce);
    return () => {
      isOutdated = true;
    };
  }, [isPending, language, place, load]);

  return isPending ? shown : current;
}
