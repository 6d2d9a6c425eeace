/** The filters of the portfolio, `/portfolio?service={id}`, and the service that each of them shows. */
export const workFilters = [
  { id: 'one-stop-service', service: 'one-stop-service' },
  { id: 'system-development', service: 'system-development' },
  { id: 'mobile-app-development', service: 'mobile-app-development' },
  { id: 'social-media', service: 'social-media-design' },
  { id: 'product-photography', service: 'product-photography' },
] as const;

export type WorkFilter = (typeof workFilters)[number]['id'];
