import type { TranslationKey } from '@studio/i18n';
import prices from '../facts/prices.json' with { type: 'json' };
import type { Line } from './facts.ts';
import { getRoute, type PageRoute, type RouteId } from './routes.ts';

/** The color themes of service pages, which the design system defines. */
export const themes = ['blue', 'green', 'purple', 'pink', 'orange', 'teal', 'indigo', 'red'] as const;

export type Theme = (typeof themes)[number];

interface ServiceFacts {
  id: RouteId;
  theme: Theme;
}

const main = [
  { id: 'one-stop-service', theme: 'teal' },
  { id: 'system-development', theme: 'blue' },
  { id: 'mobile-app-development', theme: 'purple' },
  { id: 'cloud-solutions', theme: 'indigo' },
  { id: 'social-media-design', theme: 'pink' },
  { id: 'product-photography', theme: 'orange' },
] as const satisfies readonly ServiceFacts[];

const more = [
  { id: 'website-hosting', theme: 'green' },
  { id: 'other-development', theme: 'red' },
] as const satisfies readonly ServiceFacts[];

export type ServiceId = (typeof main | typeof more)[number]['id'];

/** A service with a link to its page. */
export interface Service extends ServiceFacts {
  id: ServiceId;
  href: PageRoute['path'];
  name: TranslationKey;
}

/** All services, in display order. */
export const services: readonly Service[] = [...main, ...more].map((service) => ({
  ...service,
  href: getRoute(service.id).path,
  name: getRoute(service.id).name,
}));

export function getService(id: ServiceId): Service {
  const service = services.find((candidate) => candidate.id === id);
  if (!service) throw new Error(`There is no service "${id}".`);
  return service;
}

/** The services with a row on the home page and an island on the overview. */
export const mainServices = main.map(({ id }) => ({
  ...getService(id),
  text: `common:services.${id}` as const,
}));

/** The services that the overview lists by name only. */
export const moreServices = more.map(({ id }) => getService(id));

const lowestOf = (list: Readonly<Record<string, number>>) => Math.min(...Object.values(list));

/** The lowest price of each service that has a price list, per month, product or image. */
const lowest = {
  'one-stop-service': prices.plans.commercial.yearly,
  'social-media-design': lowestOf(prices.socialMedia),
  'product-photography': lowestOf(prices.photography),
  'website-hosting': lowestOf(prices.hosting),
};

export const lowestPrices: Partial<Record<ServiceId, number>> = lowest;

const quoted = { text: 'common:price.quoted' } as const satisfies Line;

/** The lowest price of each service with its unit, as a text, or that the service is quoted. */
export const priceLines: Record<ServiceId, Line> = {
  'one-stop-service': perMonth(lowest['one-stop-service']),
  'system-development': quoted,
  'mobile-app-development': quoted,
  'cloud-solutions': quoted,
  'social-media-design': perProduct(lowest['social-media-design']),
  'product-photography': perProduct(lowest['product-photography']),
  'website-hosting': perMonth(lowest['website-hosting']),
  'other-development': quoted,
};

function perMonth(price: number): Line {
  return { text: 'common:price.fromPerMonth', values: { price } };
}

function perProduct(price: number): Line {
  return { text: 'common:price.fromPerProduct', values: { price } };
}
