import type { Language, Namespace } from '@studio/i18n';
import { memo, type ComponentType } from 'react';
import { matchPath, type Location } from 'react-router-dom';
import type { Site, SiteRoute } from '../define-site.ts';

/** The path of the page that is shown at unknown paths. */
export const notFoundPath = '/404';

/** A route, and its page in a file of its own. */
export interface PageRoute extends SiteRoute {
  /** The key of the file in `pages`. */
  file: string;
  /** Fetches the code of the page. Rejects if it cannot be fetched. */
  load: () => Promise<void>;
  /** The page, once its code is loaded. */
  Page?: ComponentType;
}

/** A page at a URL. */
export interface Place extends Pick<Location, 'pathname' | 'search' | 'hash'> {
  /** Identifies the history entry. A page that is rendered ahead has none. */
  key?: string | undefined;
  prefix: Language | undefined;
  /** The path without its language prefix. */
  path: string;
  route: PageRoute | undefined;
}

/** The routes of a site with their pages. */
export interface Routes {
  all: readonly PageRoute[];
  /** The namespaces that are inlined in every document. */
  inlineNamespaces: readonly Namespace[];
  /** Returns where a URL of the site leads. */
  locate: (location: Pick<Place, 'pathname' | 'search' | 'hash' | 'key'>) => Place;
}

/** Whether a path without a language prefix belongs to a route. */
export const matchesRoute = (route: Pick<SiteRoute, 'path'>, path: string, end = true): boolean =>
  matchPath({ path: route.path, end, caseSensitive: true }, path) !== null;

export function createRoutes(site: Site): Routes {
  const { routes, pages, languages, redirects } = site;
  const isShared = (namespace: Namespace) => routes.every(({ namespaces }) => namespaces.includes(namespace));
  const inlineNamespaces = site.inlineNamespaces ?? routes[0]?.namespaces.filter(isShared) ?? [];
  const all = withNotFound(site, inlineNamespaces).map((route): PageRoute => {
    const own = Object.keys(pages).find((name) => name.endsWith(`/${route.id}.tsx`));
    const file = own ?? (route.path === notFoundPath ? notFoundFile : '');
    const loaded: PageRoute = {
      ...route,
      file,
      async load() {
        const module = await (file === notFoundFile
          ? import('../not-found/not-found-page.tsx')
          : pages[file]?.());
        // Memoised: a change of only the query does not render the page again.
        if (module) loaded.Page ??= memo(module.default);
      },
    };
    return loaded;
  });
  const notFound = all.find(({ path }) => path === notFoundPath);
  return {
    all,
    inlineNamespaces,
    locate({ pathname, search, hash, key }) {
      const { prefix, path } = languages.splitLanguage(pathname);
      const route = all.find((route) => matchesRoute(route, path));
      const isUnknown = !route && notFound && !redirects?.some(({ from }) => from === path);
      // All unknown paths share a document, which is rendered at the path of its page.
      const page = isUnknown ? { path: notFoundPath, route: notFound } : { path, route };
      return { pathname, search, hash, key, prefix, ...page };
    },
  };
}

/** The page of the engine, for a site that has none of its own. */
export const notFoundFile = 'not-found-page';

/** Adds the page for unknown paths, unless they lead home, or the site lists a route for it. */
function withNotFound({ routes, unknownPaths, name, title }: Site, shared: readonly Namespace[]) {
  if (unknownPaths === 'home' || routes.some(({ path }) => path === notFoundPath)) return routes;
  const own = [name, title].map((key) => key.replace(/:.*/, ''));
  return [
    ...routes,
    {
      id: 'not-found',
      path: notFoundPath,
      name: 'not-found:title',
      title: 'not-found:title',
      description: 'not-found:description',
      namespaces: [...new Set([...shared, ...own, 'not-found'])],
      indexed: false,
    },
  ];
}
