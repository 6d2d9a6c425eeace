import type { TranslationKey } from '@studio/i18n';
import { headed } from '../facts.ts';
import type { Page } from '../page.ts';
import { getRoute, routes, type Path, type RouteId } from '../routes.ts';
import { mainServices, moreServices, services } from '../services.ts';

export interface SitemapEntry {
  name: TranslationKey;
  href: Path;
  priority?: 'high' | 'medium' | 'low';
  featured?: boolean;
}

const details: Partial<Record<RouteId, Partial<SitemapEntry>>> = {
  home: { priority: 'high' },
  about: { name: 'sitemap:about' },
  'one-stop-service': { featured: true },
};

const entry = (id: RouteId): SitemapEntry => {
  const { name, path } = getRoute(id);
  return { name, href: path, ...details[id] };
};

const legal: readonly RouteId[] = ['privacy-policy', 'terms-of-service'];
const last: readonly RouteId[] = [...legal, 'sitemap'];
const elsewhere = new Set<RouteId>([...services.map(({ id }) => id), ...last]);

/** A new page is among the main pages, unless it is a service or hidden from search engines. */
const main = routes.filter(({ id, indexed }) => indexed && !elsewhere.has(id));

export const sitemap = {
  hero: headed('sitemap:hero'),
  sections: [
    {
      title: 'sitemap:main',
      items: [...main.map(({ id }) => entry(id)), ...last.map(entry)],
    },
    { title: 'sitemap:services', items: mainServices.map(({ id }) => entry(id)) },
    { title: 'sitemap:more', items: moreServices.map(({ id }) => entry(id)) },
    { title: 'sitemap:legal', items: legal.map(entry) },
  ],
  languages: 'sitemap:languages',
  featured: 'sitemap:featured',
  priorities: {
    high: 'sitemap:priority.high',
    medium: 'sitemap:priority.medium',
    low: 'sitemap:priority.low',
  },
} as const satisfies Page & {
  sections: readonly { title: TranslationKey; items: readonly SitemapEntry[] }[];
  languages: TranslationKey;
  featured: TranslationKey;
  priorities: Record<NonNullable<SitemapEntry['priority']>, TranslationKey>;
};
