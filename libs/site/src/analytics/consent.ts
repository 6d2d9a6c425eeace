import { useSyncExternalStore } from 'react';

/** The key of the answer in `localStorage`. */
const key = 'analyticsConsent';

/** Storage may be blocked. The answer then lasts until the page unloads. */
let given: boolean | undefined;
const listeners = new Set<() => void>();

/** Whether the visitor consents to analytics. `undefined` until the visitor answers. */
export function consent(): boolean | undefined {
  return navigator.globalPrivacyControl ? false : (given ?? kept());
}

function kept(): boolean | undefined {
  try {
    const answer = localStorage.getItem(key);
    return answer === null ? undefined : answer === 'yes';
  } catch {
    return undefined;
  }
}

/** Stores the visitor's answer, which replaces an earlier one. */
export function giveConsent(agreed: boolean): void {
  given = agreed;
  try {
    localStorage.setItem(key, agreed ? 'yes' : 'no');
  } catch {
    // Storage is blocked: `given` keeps the answer.
  }
  for (const listener of listeners) listener();
}

/** Subscribes to changes of the answer, in this tab or in another one. */
export function onConsent(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key) return;
    given = undefined;
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

/** The visitor's answer. It is `undefined` in prerendered documents. */
export const useConsent = (): boolean | undefined =>
  useSyncExternalStore(onConsent, consent, () => undefined);
