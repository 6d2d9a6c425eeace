import type { Namespace, WordKey } from '@studio/i18n';
import type { Enquiry } from './enquiries.ts';
import type { PlanId } from './plans.ts';

interface Route {
  /** Also the name of the page's own file of words. */
  id: Namespace;
  /** Without its language. */
  path: `/${string}`;
  /** Whether search engines should list it. @default true */
  indexed?: boolean;
  /** Its place in the navigation bar, from the start. */
  navigation?: number;
  /** The lists of the sitemap page that it stands in. */
  sitemap?: readonly ('main' | 'services' | 'more' | 'legal')[];
  /** Marked on the sitemap page. */
  priority?: 'high' | 'medium' | 'low';
  /** Marked on the sitemap page. @default false */
  featured?: boolean;
}

const table = [
  { id: 'home', path: '/', navigation: 1, sitemap: ['main'], priority: 'high' },
  { id: 'about', path: '/about', navigation: 4, sitemap: ['main'] },
  { id: 'services', path: '/services', navigation: 2, sitemap: ['main'] },
  { id: 'one-stop-service', path: '/services/one-stop-service', sitemap: ['services'], featured: true },
  { id: 'system-development', path: '/services/system-development', sitemap: ['services'] },
  { id: 'mobile-app-development', path: '/services/mobile-app-development', sitemap: ['services'] },
  { id: 'cloud-solutions', path: '/services/cloud-solutions', sitemap: ['services'] },
  { id: 'social-media-design', path: '/services/social-media-design', sitemap: ['services'] },
  { id: 'product-photography', path: '/services/product-photography', sitemap: ['services'] },
  { id: 'website-hosting', path: '/services/website-hosting', sitemap: ['more'] },
  { id: 'other-development', path: '/services/other-development', sitemap: ['more'] },
  { id: 'contact', path: '/contact', sitemap: ['main'] },
  { id: 'faq', path: '/faq', navigation: 3, sitemap: ['main'] },
  { id: 'privacy-policy', path: '/privacy-policy', sitemap: ['main', 'legal'] },
  { id: 'terms-of-service', path: '/terms-of-service', sitemap: ['main', 'legal'] },
  { id: 'sitemap', path: '/sitemap', sitemap: ['main'] },
  { id: 'linktree', path: '/linktree', indexed: false },
] as const satisfies readonly Route[];

type KnownRoute = (typeof table)[number];

export type RouteId = KnownRoute['id'];

/** A page of the site, without its language. */
export type Path = KnownRoute['path'];

/** The places on pages that links lead to. */
type Place =
  | '/services#services'
  | '/services/one-stop-service#pricing'
  | '/services/website-hosting#pricing'
  | '/services/social-media-design#benefits';

/** Addresses that lead to another place: the portfolio is still to come. */
export const redirects = [
  { from: '/portfolio', to: '/services/social-media-design#benefits' },
] as const satisfies readonly { from: `/${string}`; to: Path | Place }[];

/** What a link of the site may lead to: a page, a place on it, or the contact page with a subject. */
export type Href =
  | Path
  | Place
  | `/contact?plan=${PlanId}`
  | `/contact?service=${Enquiry}`
  | (typeof redirects)[number]['from'];

export interface PageRoute extends Route {
  id: RouteId;
  /** How a link to the page is called. */
  name: WordKey;
  path: Path;
  indexed: boolean;
  /** The namespaces of its texts. */
  namespaces: readonly Namespace[];
}

/**
 * Every page of the site, named once, in the order of the sitemap. The router, prerendering, navigation, sitemaps and
 * the tests read this table.
 */
export const routes: readonly PageRoute[] = table.map((route) => ({
  indexed: true,
  ...route,
  name: `shell:pages.${route.id}`,
  namespaces: ['shell', 'common', route.id],
}));

export function routeOf(id: RouteId): PageRoute {
  const route = routes.find((candidate) => candidate.id === id);
  if (!route) throw new Error(`There is no route "${id}".`);
  return route;
}
