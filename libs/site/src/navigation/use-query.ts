import { useSiteState } from '../document/site-context.ts';
import { useBrowserValue } from '../hydration/use-browser-value.ts';

/** The query string, such as `?plan=booking`. Documents are rendered without one, so it is empty during hydration. */
export function useQuery(): string {
  const { search } = useSiteState().place;
  return useBrowserValue(() => search, '');
}
