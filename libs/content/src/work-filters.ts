/** The parts of the portfolio, and the service that each of them shows. */
export const workFilters = [
  { id: 'one-stop-service', service: 'one-stop-service' },
  { id: 'system-development', service: 'system-development' },
  { id: 'mobile-app-development', service: 'mobile-app-development' },
  { id: 'social-media', service: 'social-media-design' },
  { id: 'product-photography', service: 'product-photography' },
] as const;

export type WorkFilter = (typeof workFilters)[number]['id'];

/** Earlier addresses of the parts, which have a query. */
export const workRedirects = () =>
  workFilters.map(({ id }) => ({ from: `/portfolio?service=${id}`, to: workPath(id) }));

/** The path of the work for a service. */
export const workPath = <Filter extends WorkFilter>(filter: Filter) =>
  `/portfolio/service/${filter}` as const;
