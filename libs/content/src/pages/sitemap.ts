import type { WordKey } from '@studio/i18n';
import { headed } from '@studio/site/facts';
import type { Page } from '../page.ts';
import { routes, type PageRoute, type Path, type RouteId } from '../routes.ts';

export interface SitemapEntry {
  name: WordKey;
  /** A page that is still to come has none. */
  href?: Path;
  priority?: PageRoute['priority'];
  featured?: PageRoute['featured'];
}

/** Pages that are announced, before the one that they are listed before. */
const coming: Partial<Record<RouteId, readonly SitemapEntry[]>> = {
  'privacy-policy': [{ name: 'shell:pages.blog' }, { name: 'shell:pages.caseStudies' }],
};

/** Pages that the sitemap calls by a longer name than the navigation does. */
const longNames: Partial<Record<RouteId, WordKey>> = { about: 'sitemap:about' };

function entries(section: NonNullable<PageRoute['sitemap']>[number]): readonly SitemapEntry[] {
  return routes
    .filter((route) => route.sitemap?.includes(section))
    .flatMap(({ id, name, path, priority, featured }) => [
      ...(section === 'main' ? (coming[id] ?? []) : []),
      { name: longNames[id] ?? name, href: path, priority, featured },
    ]);
}

export const sitemap = {
  title: 'sitemap:title',
  description: 'sitemap:description',
  hero: headed('sitemap:hero'),
  sections: [
    { title: 'sitemap:main', items: entries('main') },
    { title: 'sitemap:services', items: entries('services') },
    { title: 'sitemap:more', items: entries('more') },
    { title: 'sitemap:legal', items: entries('legal') },
  ],
  languages: 'sitemap:languages',
  featured: 'sitemap:featured',
  coming: 'sitemap:coming',
  priorities: {
    high: 'sitemap:priority.high',
    medium: 'sitemap:priority.medium',
    low: 'sitemap:priority.low',
  },
} as const satisfies Page & {
  sections: readonly { title: WordKey; items: readonly SitemapEntry[] }[];
  languages: WordKey;
  featured: WordKey;
  coming: WordKey;
  priorities: Record<NonNullable<PageRoute['priority']>, WordKey>;
};
