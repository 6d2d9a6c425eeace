import { useSyncExternalStore } from 'react';

const mark = 'studioReloaded';

/**
 * A file of the site did not come: a new version may have replaced it, or the line is down. Fetches the whole page
 * anew, once, as soon as there is a line. What waits for the file waits on, and what is shown stays: see `useLost`.
 */
export function recover(reason: unknown): Promise<never> {
  console.warn('A part of the site did not come.', reason);
  if (reloading) return forever;
  if (wasReloaded()) lose();
  else if (navigator.onLine) reload();
  else addEventListener('online', reload, { once: true });
  return forever;
}

const forever = new Promise<never>(() => undefined);
let reloading = false;

function reload(): void {
  reloading = true;
  void isThere().then((there) => {
    reloading = there && !hasTyped();
    if (!reloading) {
      lose();
      return;
    }
    // The entry in the history remembers it, which works where storage is refused, and ends with the page.
    history.replaceState({ ...history.state, [mark]: true }, '');
    location.reload();
  });
}

/** A page that can be read must not make room for one that does not come. */
async function isThere(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD' })).ok;
  } catch {
    return false;
  }
}

/** What somebody has typed must not be taken away. */
const hasTyped = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

function wasReloaded(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && mark in state;
}

let lost = false;
const listeners = new Set<() => void>();

function lose(): void {
  lost = true;
  for (const tell of listeners) tell();
}

/** Whether a file has not come, and fetching the page anew was no help or no use: then only the visitor can go on. */
export function useLost(): boolean {
  return useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => lost,
    () => false,
  );
}
