import { useSyncExternalStore } from 'react';
import { useBrowserValue } from '../hydration/use-browser-value.ts';
import type { Analytics, AnalyticsConnection, Counted } from './service.ts';

/** The key of the answer in `localStorage`. */
const key = 'analyticsConsent';

/** The answer if storage is blocked. It lasts until the page unloads. */
let notStored: boolean | undefined;

/** Whether the visitor consents to analytics. `undefined` until the visitor answers. */
function consent(): boolean | undefined {
  if (navigator.globalPrivacyControl) return false;
  if (notStored !== undefined) return notStored;
  try {
    const answer = localStorage.getItem(key);
    return answer === null ? undefined : answer === 'yes';
  } catch {
    return undefined;
  }
}

/** Stores the visitor's answer, which replaces an earlier one. */
export function giveConsent(agreed: boolean): void {
  try {
    localStorage.setItem(key, agreed ? 'yes' : 'no');
    notStored = undefined;
  } catch {
    notStored = agreed;
  }
  // Browsers notify only other tabs.
  dispatchEvent(new StorageEvent('storage', { key }));
}

/** Subscribes to changes of the answer, in this tab or in another one. */
function onConsent(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) listener();
  };
  addEventListener('storage', onStorage);
  return () => {
    removeEventListener('storage', onStorage);
  };
}

/** The visitor's answer. It is `undefined` in prerendered documents. */
export const useConsent = (): boolean | undefined =>
  useSyncExternalStore(onConsent, consent, () => undefined);

/** Whether the browser refuses analytics for the visitor, with Global Privacy Control. */
export const useGlobalPrivacyControl = (): boolean =>
  useBrowserValue(() => navigator.globalPrivacyControl === true, false);

/** Counts only while the visitor consents. */
export function countWithConsent(connection: AnalyticsConnection): Analytics {
  let agreed = consent();
  let page: Counted | undefined;
  onConsent(() => {
    if (consent() === agreed) return;
    agreed = consent();
    connection.setConsent(agreed === true);
    // Events before consent are not counted, except the current page view.
    if (agreed && page) connection.count(page);
  });
  return (counted) => {
    if ('page' in counted) page = counted;
    if (agreed) connection.count(counted);
  };
}
