import { useTranslation } from '@studio/i18n';
import type { SiteRoute } from '../define-site.ts';
import { useSiteState } from './site-context.ts';

/** Returns the routes from the home page to a page: those whose path it begins with. */
export const breadcrumbRoutes = (routes: readonly SiteRoute[], path: string): SiteRoute[] =>
  routes
    .filter((route) => route.path === '/' || `${path}/`.startsWith(`${route.path}/`))
    .toSorted((one, other) => one.path.length - other.path.length);

/** Returns the pages from the home page to this page, which has no `href`. */
export function useBreadcrumbs(): { label: string; href?: string }[] {
  const { t } = useTranslation();
  const { runtime, place } = useSiteState();
  return breadcrumbRoutes(runtime.site.routes, place.path).map((route) => ({
    label: t(route.name),
    ...(route.path !== place.path && { href: route.path }),
  }));
}
