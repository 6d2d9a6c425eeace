import type { Language } from '@studio/i18n';
import { memo, type ComponentType } from 'react';
import { matchPath, type Location } from 'react-router-dom';
import type { Site, SiteRoute } from '../define-site.ts';
import { leadsHome } from '../not-found/leads-home.ts';
import { notFoundFile, notFoundPath } from '../not-found/not-found-path.ts';

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
  /** Returns where a URL of the site leads. */
  locate: (location: Pick<Place, 'pathname' | 'search' | 'hash' | 'key'>) => Place;
}

/** Whether a path without a language prefix belongs to a route. */
export const matchesRoute = (route: Pick<SiteRoute, 'path'>, path: string, end = true): boolean =>
  matchPath({ path: route.path, end, caseSensitive: true }, path) !== null;

export function createRoutes(site: Site): Routes {
  const { languages } = site;
  const pages: Site['pages'] =
    // Not `leadsHome`, which the bundler would replace too late to leave out the file.
    typeof STUDIO_UNKNOWN_PATHS === 'string' && STUDIO_UNKNOWN_PATHS === 'home'
      ? site.pages
      : { ...site.pages, [notFoundFile]: () => import('../not-found/not-found-page.tsx') };
  const all = (leadsHome ? site.routes : withNotFound(site)).map((route): PageRoute => {
    const file = Object.keys(pages).find((name) => name.endsWith(`/${route.id}.tsx`)) ?? '';
    const loaded: PageRoute = {
      ...route,
      file,
      async load() {
        const module = await pages[file]?.();
        // Memoised: a change of only the query does not render the page again.
        if (module) loaded.Page ??= memo(module.default);
      },
    };
    return loaded;
  });
  return {
    all,
    locate({ pathname, search, hash, key }) {
      const { prefix, path } = languages.splitLanguage(pathname);
      const route = all.find((route) => matchesRoute(route, path));
      const place = { pathname, search, hash, key, prefix, path, route };
      if (leadsHome || route || site.redirects?.some(({ from }) => from === path)) return place;
      // All unknown paths share a document, which is rendered at the path of its page.
      return { ...place, path: notFoundPath, route: all.find((route) => route.path === notFoundPath) };
    },
  };
}

/** Adds the page for unknown paths, unless the site lists a route for it. */
function withNotFound({ routes }: Site): readonly SiteRoute[] {
  if (routes.some(({ path }) => path === notFoundPath)) return routes;
  return [
    ...routes,
    {
      id: 'not-found',
      path: notFoundPath,
      name: 'not-found:title',
      title: 'not-found:title',
      description: 'not-found:description',
      // What surrounds the page has the texts that it has on the first one.
      namespaces: [...(routes[0]?.namespaces ?? []), 'not-found'],
      indexed: false,
    },
  ];
}
