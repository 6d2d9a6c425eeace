import type { Language } from '@studio/i18n';
import { useRuntime, useVisit, type Visit } from '../document/site-context.ts';
import type { SiteRoute } from '../define-site.ts';

export interface UsedSite extends Pick<Visit, 'chooseLanguage' | 'isPending'> {
  /** The route of the visible page. */
  route: SiteRoute | undefined;
  /** The path of the visible page, without its language prefix. */
  path: string;
  /** The languages of the site, with the address of the page in each of them. */
  languages: readonly { code: Language; label: string; href: string }[];
}

/** Returns the visible page and the languages, for the layout of a site. */
export function useSite(): UsedSite {
  const { site, routes } = useRuntime();
  const { location, chooseLanguage, isPending } = useVisit();
  const { languages, splitLanguage, localizePath } = site.languages;
  const { path } = splitLanguage(location.pathname);
  return {
    route: routes.find(path),
    path,
    languages: languages.map(({ code, label }) => ({ code, label, href: localizePath(path, code) })),
    chooseLanguage,
    isPending,
  };
}
