import type { Namespace, TranslationKey } from '@studio/i18n';
import type { Enquiry } from './enquiries.ts';
import type { Values } from './facts.ts';
import { answerHours, lowestHostingPrice, yearlySaving } from './figures.ts';
import type { PlanId } from './plans.ts';
import type { WorkFilter, workPath } from './work-filters.ts';

interface Route {
  /** Also the namespace of the page's own texts. */
  id: Namespace;
  /** Without a language prefix. */
  path: `/${string}`;
  /** Whether search engines should list it. @default true */
  indexed?: boolean;
  /** The values in its title and its description. */
  values?: Values;
  /** Whether it shows work samples. @default false */
  samples?: boolean;
  /** Whether the build adds content to it that is made from files, such as posts. @default false */
  content?: boolean;
}

const table = [
  { id: 'home', path: '/', samples: true },
  { id: 'about', path: '/about' },
  { id: 'services', path: '/services' },
  {
    id: 'one-stop-service',
    path: '/services/one-stop-service',
    values: { saving: yearlySaving },
    content: true,
  },
  { id: 'system-development', path: '/services/system-development', samples: true, content: true },
  { id: 'mobile-app-development', path: '/services/mobile-app-development', samples: true, content: true },
  { id: 'cloud-solutions', path: '/services/cloud-solutions', content: true },
  { id: 'social-media-design', path: '/services/social-media-design', samples: true, content: true },
  { id: 'product-photography', path: '/services/product-photography', samples: true, content: true },
  { id: 'website-hosting', path: '/services/website-hosting', values: { price: lowestHostingPrice } },
  { id: 'other-development', path: '/services/other-development', content: true },
  { id: 'portfolio', path: '/portfolio', content: true },
  { id: 'case-studies', path: '/case-studies', content: true },
  { id: 'blog', path: '/blog', content: true },
  { id: 'contact', path: '/contact', values: { hours: answerHours } },
  { id: 'faq', path: '/faq' },
  { id: 'privacy-policy', path: '/privacy-policy' },
  { id: 'terms-of-service', path: '/terms-of-service' },
  { id: 'search', path: '/search', indexed: false },
  { id: 'sitemap', path: '/sitemap' },
  { id: 'linktree', path: '/linktree', indexed: false },
] as const satisfies readonly Route[];

type KnownRoute = (typeof table)[number];

export type RouteId = KnownRoute['id'];

/** The path of a page, without a language prefix. */
export type Path = KnownRoute['path'];

/** Sections of pages that links can lead to. */
type Place =
  | '/services#services'
  | '/services/one-stop-service#pricing'
  | `/services/${'system-development' | 'mobile-app-development' | 'cloud-solutions' | 'other-development'}#steps`
  | '/services/website-hosting#pricing'
  | '/services/product-photography#pricing';

/** Paths that redirect to another page or section. The navigation names the portfolio "Work". */
export const redirects = [{ from: '/work', to: '/portfolio' }] as const satisfies readonly {
  from: `/${string}`;
  to: Path | Place;
}[];

/** The target of a link: a page, a section, the work of a service, or the contact page with a prefilled subject. */
export type Href =
  | Path
  | Place
  | `/contact?plan=${PlanId}`
  | `/contact?plan=${PlanId}&billing=yearly`
  | `/contact?service=${Enquiry}`
  | ReturnType<typeof workPath<WorkFilter>>;

export interface PageRoute extends Route {
  id: RouteId;
  /** The text of links to the page. */
  name: TranslationKey;
  /** In the browser's tab and in search results. */
  title: TranslationKey;
  description: TranslationKey;
  path: Path;
  indexed: boolean;
  /** The namespaces of its texts. */
  namespaces: readonly Namespace[];
}

/** Every page of the site. The router, prerendering, `sitemap.xml` and the tests read this list. */
export const routes: readonly PageRoute[] = table.map((route) => ({
  indexed: true,
  ...route,
  name: `shell:pages.${route.id}`,
  title: `${route.id}:title`,
  description: `${route.id}:description`,
  namespaces: ['shell', 'common', ...('samples' in route ? ['samples' as const] : []), route.id],
}));

export function getRoute(id: RouteId): PageRoute {
  const route = routes.find((candidate) => candidate.id === id);
  if (!route) throw new Error(`There is no route "${id}".`);
  return route;
}
