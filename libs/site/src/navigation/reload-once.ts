import { useSyncExternalStore } from 'react';
import { reloadedKey } from './reloaded-key.ts';

/**
 * Handles a file of the site that could not be fetched (a new version may have replaced it, or the network is down) and a
 * component that threw. Reloads the document once, as soon as the browser is online. If that does not help or would lose
 * typed text, `useLoadFailure` returns `lost`. The promise stays pending, so React keeps what is on the screen.
 */
export function reloadOnce(reason: unknown): Promise<never> {
  console.warn('A part of the page could not be loaded or rendered.', reason);
  if (!isReloading) void reload();
  return new Promise<never>(() => undefined);
}

let isReloading = false;

async function reload(): Promise<void> {
  if (wasReloaded()) {
    report('lost');
    return;
  }
  isReloading = true;
  await untilOnline();
  // A readable page is not replaced by an error page.
  const isReachable = await fetch(location.href, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isReachable && !hasTypedText()) {
    // Kept in the history entry: that works without storage and ends with the page.
    history.replaceState({ ...history.state, [reloadedKey]: true }, '');
    location.reload();
  } else {
    isReloading = false;
    report('lost');
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

/**
 * `offline`: a page cannot be shown until the browser is online. `lost`: a file could not be loaded, and the visitor has
 * to reload the page.
 */
export type LoadFailure = 'offline' | 'lost';

let failure: LoadFailure | undefined;
const listeners = new Set<() => void>();

function report(next: LoadFailure | undefined): void {
  failure = next;
  for (const listener of listeners) listener();
}

/** Waits until the browser is online. Until then, `useLoadFailure` returns `offline`. */
export async function untilOnline(): Promise<void> {
  if (navigator.onLine) return;
  if (!failure) report('offline');
  await new Promise((online) => {
    addEventListener('online', online, { once: true });
  });
  if (failure === 'offline') report(undefined);
}

/** Why a page or a part of it is missing. */
export function useLoadFailure(): LoadFailure | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => failure,
    () => undefined,
  );
}
