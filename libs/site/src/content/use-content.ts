import { useLanguage } from '@studio/i18n';
import { useSiteState } from '../document/site-context.ts';

/**
 * Returns the content that the build made for the page. The page names its type, since only the configuration of the build
 * knows which content belongs to which route.
 */
export function useContent<Data>(): Data {
  const { runtime, place } = useSiteState();
  const { language } = useLanguage();
  const content = runtime.content.get(language, place);
  if (!content) throw new Error(`The page "${place.path}" has no content in ${language}.`);
  return content.data as Data;
}
