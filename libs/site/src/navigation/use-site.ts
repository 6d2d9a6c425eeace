import type { Language } from '@studio/i18n';
import type { SiteRoute } from '../define-site.ts';
import { useSiteState } from '../document/site-context.ts';

interface UsedSite {
  /** The route of the page. */
  route: SiteRoute | undefined;
  /** The path of the page, without its language prefix. */
  path: string;
  /** The languages of the site, with the URL of the page in each of them. */
  languages: readonly { code: Language; label: string; href: string }[];
  /**
   * Loads the texts of a language, then changes to it. Also changes the language prefix, if the path has one, and adds it
   * if the language cannot be stored.
   */
  chooseLanguage: (code: string) => void;
  /** Whether another page is loading. Always `false` inside a page. */
  isPending: boolean;
}

/** Returns the languages, and the page that the component is part of. The layout is part of the visible page. */
export function useSite(): UsedSite {
  const { runtime, place, chooseLanguage, isPending } = useSiteState();
  const { languages, localizePath } = runtime.site.languages;
  const { route, path } = place;
  return {
    route,
    path,
    languages: languages.map(({ code, label }) => ({ code, label, href: localizePath(path, code) })),
    chooseLanguage: (code) => void chooseLanguage(code),
    isPending,
  };
}
