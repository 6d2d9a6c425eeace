import { useLanguage } from '@studio/i18n';
import { useSiteState } from '../document/site-context.ts';

/**
 * The type of the content of each route, by its id. A site adds its own:
 * `declare module '@studio/site' { interface PageContents { blog: ListContent } }`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- a site merges its routes into it
export interface PageContents {}

/** Returns the content that the build made for the page. */
export function useContent<Id extends keyof PageContents>(id: Id): PageContents[Id] {
  const { runtime, place } = useSiteState();
  const { language } = useLanguage();
  const content = runtime.content.get(language, place);
  if (!content || place.route?.id !== id)
    throw new Error(`The page "${place.path}" in ${language} has no content of "${String(id)}".`);
  // The build wrote the content for this route.
  return content.data as PageContents[Id];
}
