import type { WordKey } from '@studio/i18n';
import { headed } from '../facts.ts';
import type { Page } from '../page.ts';
import { routeOf, type Path, type RouteId } from '../routes.ts';

export interface SitemapEntry {
  name: WordKey;
  /** Pages that are announced but not published have none. */
  href?: Path;
  priority?: 'high' | 'medium' | 'low';
  featured?: boolean;
}

const entry = (id: RouteId, more: Partial<SitemapEntry> = {}): SitemapEntry => {
  const { name, path } = routeOf(id);
  return { name, href: path, ...more };
};

const announced = (name: WordKey): SitemapEntry => ({ name });

export const sitemap = {
  title: 'sitemap:title',
  description: 'sitemap:description',
  hero: headed('sitemap:hero'),
  sections: [
    {
      title: 'sitemap:main',
      items: [
        entry('home', { priority: 'high' }),
        entry('about', { name: 'sitemap:about' }),
        entry('services'),
        entry('contact'),
        entry('faq'),
        announced('shell:pages.blog'),
        announced('shell:pages.caseStudies'),
        entry('privacy-policy'),
        entry('terms-of-service'),
        entry('sitemap'),
      ],
    },
    {
      title: 'sitemap:services',
      items: [
        entry('one-stop-service', { featured: true }),
        entry('system-development'),
        entry('mobile-app-development'),
        entry('cloud-solutions'),
        entry('social-media-design'),
        entry('product-photography'),
      ],
    },
    { title: 'sitemap:more', items: [entry('website-hosting'), entry('other-development')] },
    { title: 'sitemap:legal', items: [entry('privacy-policy'), entry('terms-of-service')] },
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
  priorities: Record<NonNullable<SitemapEntry['priority']>, WordKey>;
};
