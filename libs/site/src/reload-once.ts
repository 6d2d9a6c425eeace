import { useSyncExternalStore } from 'react';

const reloadedKey = 'studioReloaded';

/**
 * Handles a file of the site that could not be fetched (a new version may have replaced it, or the network is down) and a
 * component that threw. Reloads the document once, as soon as the browser is online. If that does not help or would lose
 * typed text, `useLoadFailure` returns true. The promise stays pending, so React keeps what is on the screen.
 */
export function reloadOnce(reason: unknown): Promise<never> {
  console.warn('A part of the page could not be loaded or rendered.', reason);
  if (reloading) return pending;
  if (wasReloaded()) fail();
  else if (navigator.onLine) reload();
  else addEventListener('online', reload, { once: true });
  return pending;
}

const pending = new Promise<never>(() => undefined);
let reloading = false;

function reload(): void {
  reloading = true;
  void isReachable().then((reachable) => {
    reloading = reachable && !hasTypedText();
    if (!reloading) {
      fail();
      return;
    }
    // Kept in the history entry: that works without storage and ends with the page.
    history.replaceState({ ...history.state, [reloadedKey]: true }, '');
    location.reload();
  });
}

/** A readable page is not replaced by an error page. */
async function isReachable(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD' })).ok;
  } catch {
    return false;
  }
}

const hasTypedText = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

function wasReloaded(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && reloadedKey in state;
}

let failed = false;
const listeners = new Set<() => void>();

function fail(): void {
  failed = true;
  for (const listener of listeners) listener();
}

/** Whether a file could not be loaded and the visitor has to reload the page. */
export function useLoadFailure(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => failed,
    () => false,
  );
}
