import { useBrowserValue } from '../hydration/use-browser-value.ts';

/** Whether the browser refuses analytics for the visitor, with Global Privacy Control. */
export const useGlobalPrivacyControl = (): boolean =>
  useBrowserValue(() => navigator.globalPrivacyControl === true, false);
