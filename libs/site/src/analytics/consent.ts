import { useSyncExternalStore } from 'react';

/** Where the answer is kept, in the storage of the browser. */
const key = 'analyticsConsent';

/** Storage may be refused. The answer then lasts as long as the visit. */
let given: boolean | undefined;
const listeners = new Set<() => void>();

/** Whether the visitor agrees to be counted. Nothing, when there is no answer yet. */
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

/** Remembers the visitor's answer, which may be another one than before. */
export function giveConsent(agreed: boolean): void {
  given = agreed;
  try {
    localStorage.setItem(key, agreed ? 'yes' : 'no');
  } catch {
    // See above.
  }
  for (const tell of listeners) tell();
}

/** Tells when the answer may have changed, here or in another tab. */
export function onConsent(tell: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key !== key) return;
    given = undefined;
    tell();
  };
  listeners.add(tell);
  addEventListener('storage', hear);
  return () => {
    listeners.delete(tell);
    removeEventListener('storage', hear);
  };
}

/** The visitor's answer. In documents there is none. */
export const useConsent = (): boolean | undefined =>
  useSyncExternalStore(onConsent, consent, () => undefined);
