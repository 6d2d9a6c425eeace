import type { RouteId } from '@studio/content';

/** Facts of a page that have a file of their own. */
const more: Partial<Record<RouteId, readonly string[]>> = {
  'one-stop-service': ['plans'],
  services: ['services'],
};

/** Where the facts of a page stand, for a site that tells when they changed. */
export const factsOf = (id: RouteId): readonly string[] =>
  [`pages/${id}`, ...(more[id] ?? [])].map((name) => `../../libs/content/src/${name}.ts`);
