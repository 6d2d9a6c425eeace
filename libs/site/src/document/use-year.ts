import { useBrowserValue } from '../hydration/use-browser-value.ts';
import { useSiteState } from './site-context.ts';

/** The year of the build, for documents and hydration, then the current one. */
export const useYear = (): number =>
  useBrowserValue(() => new Date().getUTCFullYear(), useSiteState().runtime.build.year);
