import { useSyncExternalStore } from 'react';

/** Whether the browser refuses analytics for the visitor, with Global Privacy Control. */
export const useGlobalPrivacyControl = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => navigator.globalPrivacyControl === true,
    () => false,
  );
