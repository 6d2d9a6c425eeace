import { useLanguage } from '@studio/i18n';
import type { SiteRoute } from '../define-site.ts';
import { useSiteState } from '../document/site-context.ts';
import { useBrowserValue } from '../hydration/use-browser-value.ts';

/** Returns the languages, and the page that the component is part of. The layout is part of the visible page. */
export function useSite() {
  const { runtime, place, chooseLanguage, isPending } = useSiteState();
  const { languages, localizePath } = runtime.site.languages;
  const { language } = useLanguage();
  const { path } = place;
  const route: SiteRoute | undefined = place.route;
  return {
    route,
    /** The path of the page, without its language prefix. */
    path,
    /** The language of the page. */
    language,
    /** The languages of the site, with the URL of the page in each of them. */
    languages: languages.map(({ code, label }) => ({ code, label, href: localizePath(path, code) })),
    /**
     * Loads the translations of a language, then changes to it. Also changes the language prefix, if the path has one, and adds
     * it if the language cannot be stored.
     */
    chooseLanguage: (code: string) => void chooseLanguage(code),
    /** Whether another page is loading. Always `false` inside a page. */
    isPending,
  };
}

/** The query string, such as `?plan=booking`. Documents are rendered without one, so it is empty during hydration. */
export function useQuery(): string {
  const { search } = useSiteState().place;
  return useBrowserValue(() => search, '');
}
