import { routeOf, site, type RouteId } from '@studio/content';
import { useWords } from '@studio/i18n';
import type { BreadcrumbsProps } from '@studio/ui';

/** Where the page of a service stands, for `Breadcrumbs`. */
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
