import { routeOf, site, type RouteId } from '@studio/content';
import type { UsedWords } from '@studio/i18n';
import type { BreadcrumbsProps } from '@studio/ui';

/** Returns the breadcrumbs of a service page. */
export const breadcrumbsOf = (t: UsedWords['t'], id: RouteId): Pick<BreadcrumbsProps, 'label' | 'items'> => ({
  label: t(site.breadcrumbs),
  items: [
    ...(['home', 'services'] as const).map(routeOf).map(({ name, path }) => ({ label: t(name), href: path })),
    { label: t(routeOf(id).name) },
  ],
});
