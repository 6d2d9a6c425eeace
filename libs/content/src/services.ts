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

const table = [
  { id: 'one-stop-service', icon: 'house', theme: 'teal' },
  { id: 'system-development', icon: 'layers', theme: 'blue' },
  { id: 'mobile-app-development', icon: 'smartphone', theme: 'purple' },
  { id: 'cloud-solutions', icon: 'cloud', theme: 'indigo' },
  { id: 'social-media-design', icon: 'image', theme: 'pink' },
  { id: 'product-photography', icon: 'camera', theme: 'orange' },
  { id: 'website-hosting', icon: 'server', theme: 'green' },
  { id: 'other-development', icon: 'puzzle', theme: 'red' },
] as const satisfies readonly ServiceFacts[];

export type ServiceId = (typeof table)[number]['id'];

/** A service, as its card and the links to it show it. */
export interface Service extends ServiceFacts {
  id: ServiceId;
  href: PageRoute['path'];
  name: WordKey;
  text: WordKey;
}

/** Everything that the studio sells, in the order in which it is offered. */
export const services: readonly Service[] = table.map((service) => ({
  ...service,
  href: routeOf(service.id).path,
  name: routeOf(service.id).name,
  text: `common:services.${service.id}`,
}));

/** The ones with a card on the home page and on the overview. */
export const mainServices = services.slice(0, 6);

/** The ones that the overview only names. */
export const moreServices = services.slice(6);

export function serviceOf(id: ServiceId): Service {
  const service = services.find((candidate) => candidate.id === id);
  if (!service) throw new Error(`There is no service "${id}".`);
  return service;
}
