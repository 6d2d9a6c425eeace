import type { WordKey } from '@studio/i18n';
import type { IconName } from './icons.ts';
import { routeOf, type PageRoute, type RouteId } from './routes.ts';

/** The colours that a service page may take. The design system draws them. */
export const themes = ['blue', 'green', 'purple', 'pink', 'orange', 'teal', 'indigo', 'red'] as const;

export type Theme = (typeof themes)[number];

interface ServiceFacts {
  id: RouteId;
  icon: IconName;
  theme: Theme;
}

const main = [
  { id: 'one-stop-service', icon: 'house', theme: 'teal' },
  { id: 'system-development', icon: 'layers', theme: 'blue' },
  { id: 'mobile-app-development', icon: 'smartphone', theme: 'purple' },
  { id: 'cloud-solutions', icon: 'cloud', theme: 'indigo' },
  { id: 'social-media-design', icon: 'image', theme: 'pink' },
  { id: 'product-photography', icon: 'camera', theme: 'orange' },
] as const satisfies readonly ServiceFacts[];

const more = [
  { id: 'website-hosting', icon: 'server', theme: 'green' },
  { id: 'other-development', icon: 'puzzle', theme: 'red' },
] as const satisfies readonly ServiceFacts[];

export type ServiceId = (typeof main | typeof more)[number]['id'];

/** A service, as the links to it show it. */
export interface Service extends ServiceFacts {
  id: ServiceId;
  href: PageRoute['path'];
  name: WordKey;
}

/** Everything that the studio sells, in the order in which it is offered. */
export const services: readonly Service[] = [...main, ...more].map((service) => ({
  ...service,
  href: routeOf(service.id).path,
  name: routeOf(service.id).name,
}));

export function serviceOf(id: ServiceId): Service {
  const service = services.find((candidate) => candidate.id === id);
  if (!service) throw new Error(`There is no service "${id}".`);
  return service;
}

/** The ones with a card on the home page and on the overview, and what it says. */
export const mainServices = main.map(({ id }) => ({
  ...serviceOf(id),
  text: `common:services.${id}` as const,
}));

/** The ones that the overview only names. */
export const moreServices = more.map(({ id }) => serviceOf(id));
