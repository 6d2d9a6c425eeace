import { useSyncExternalStore } from 'react';

/** The key of the choice in `localStorage`. */
const key = 'searchBySlash';

const listeners = new Set<() => void>();

/** The choice if storage is blocked. It lasts until the page unloads. */
let notStored: boolean | undefined;

/** Whether `/` opens the search. A visitor who dictates may turn it off: WCAG 2.1.4. */
export function opensBySlash(): boolean {
  if (notStored !== undefined) return notStored;
  try {
    return localStorage.getItem(key) !== 'no';
  } catch {
    return true;
  }
}

function choose(opens: boolean): void {
  try {
    localStorage.setItem(key, opens ? 'yes' : 'no');
    notStored = undefined;
  } catch {
    notStored = opens;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether `/` opens the search, and a function that changes it. */
export const useSlashKey = () => [useSyncExternalStore(subscribe, opensBySlash, () => true), choose] as const;
