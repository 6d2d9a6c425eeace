import type { Language, Namespace } from '@studio/i18n';
import { memo, type ComponentType } from 'react';
import { matchPath, type Location } from 'react-router-dom';
import type { Site, SiteRoute } from '../define-site.ts';

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

export function createRoutes({ routes, pages, languages, inlineNamespaces }: Site): Routes {
  const all = routes.map((route): PageRoute => {
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
  const isShared = (namespace: Namespace) => all.every(({ namespaces }) => namespaces.includes(namespace));
  return {
    all,
    inlineNamespaces: inlineNamespaces ?? all[0]?.namespaces.filter(isShared) ?? [],
    locate({ pathname, search, hash, key }) {
      const { prefix, path } = languages.splitLanguage(pathname);
      const route = all.find((route) => matchesRoute(route, path));
      return { pathname, search, hash, key, prefix, path, route };
    },
  };
}
