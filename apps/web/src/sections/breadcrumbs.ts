import { routeOf, site, type RouteId } from '@studio/content';
import { useWords } from '@studio/i18n';
import type { BreadcrumbsProps } from '@studio/ui';

/** Returns the items of `Breadcrumbs` for a service page. */
export function useBreadcrumbs(id: RouteId): Pick<BreadcrumbsProps, 'label' | 'items'> {
  const { t } = useWords();
  const above = (['home', 'services'] as const).map(routeOf);
  return {
    label: t(site.breadcrumbs),
    items: [
      ...above.map(({ name, path }) => ({ label: t(name), href: path })),
      { label: t(routeOf(id).name) },
    ],
  };
}
