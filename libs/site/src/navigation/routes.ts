import type { Language, Namespace, WordLoader } from '@studio/i18n';
import type { Site, SiteRoute } from '../define-site.ts';
import { lazyPage, type LazyPage } from './lazy-page.tsx';

export interface RouteWithPage extends SiteRoute, LazyPage {
  /** The key of the file in `pages`. */
  file: string;
}

/** The routes of a site with their pages. */
export interface Routes {
  all: readonly RouteWithPage[];
  /** The namespaces that are inlined in every document. */
  inlineNamespaces: readonly Namespace[];
  find: (pathname: string) => RouteWithPage | undefined;
  findRedirect: (pathname: string) => string | undefined;
  /** Whether the router handles a path. The host handles all others. */
  isPage: (pathname: string) => boolean;
  /** Loads the code and the texts of a page. */
  load: (words: WordLoader, language: Language, pathname: string) => Promise<void>;
  /** Whether the code and the texts of a page are loaded. */
  isLoaded: (words: WordLoader, language: Language, pathname: string) => boolean;
}

export function createRoutes({ routes, redirects = [], pages, languages, inlineNamespaces }: Site): Routes {
  const all = routes.map((route): RouteWithPage => {
    const { id, page = id } = route;
    const file = Object.keys(pages).find((name) => name.endsWith(`/${page}.tsx`)) ?? '';
    // The build fails if a page is missing.
    const load = async () => (await pages[file]?.())?.default ?? (() => null);
    return { ...route, file, ...lazyPage(load) };
  });
  const pathOf = (pathname: string) => languages.splitLanguage(pathname).path;
  const find = (pathname: string) => all.find(({ path }) => path === pathOf(pathname));
  const findRedirect = (pathname: string) => redirects.find(({ from }) => from === pathOf(pathname))?.to;
  const isShared = (namespace: Namespace) => all.every(({ namespaces }) => namespaces.includes(namespace));
  return {
    all,
    inlineNamespaces: inlineNamespaces ?? all[0]?.namespaces.filter(isShared) ?? [],
    find,
    findRedirect,
    isPage: (pathname) => find(pathname) !== undefined || findRedirect(pathname) !== undefined,
    load: async (words, language, pathname) => {
      const route = find(pathname);
      if (route) await Promise.all([route.load(), words.load(language, route.namespaces)]);
    },
    isLoaded: (words, language, pathname) => {
      const route = find(pathname);
      return !route || (route.isLoaded() && words.has(language, route.namespaces));
    },
  };
}
