import { useLanguage, useTranslation } from '@studio/i18n';
import type { SiteRoute } from '../define-site.ts';
import { matchesRoute } from '../navigation/routes.ts';
import { useSiteState } from './site-context.ts';

/** Returns the routes from the home page to a page: those whose path it begins with, and its own. */
export const breadcrumbRoutes = <Route extends SiteRoute>(
  routes: readonly Route[],
  path: string,
): Route[] => {
  const own = routes.find((route) => matchesRoute(route, path));
  return routes
    .filter((route) => route === own || (!route.path.includes(':') && matchesRoute(route, path, false)))
    .toSorted((one, other) => one.path.length - other.path.length);
};

/** Returns the pages from the home page to this page, which has no `href`. */
export function useBreadcrumbs(): { label: string; href?: string }[] {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { runtime, place } = useSiteState();
  const values = runtime.content.get(language, place)?.values;
  return breadcrumbRoutes(runtime.routes.all, place.path).map((route) =>
    route === place.route ? { label: t(route.name, values) } : { label: t(route.name), href: route.path },
  );
}
