import type { RouteId } from '@studio/content';

/** Additional fact files of a page. */
const more: Partial<Record<RouteId, readonly string[]>> = {
  'one-stop-service': ['plans'],
  services: ['services'],
};

/** Returns the source files of a page's facts. Their last change dates the page in the sitemap. */
export const factsOf = (id: RouteId): readonly string[] =>
  [`pages/${id}`, ...(more[id] ?? [])].map((name) => `../../libs/content/src/${name}.ts`);
