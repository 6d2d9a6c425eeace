import type { RouteId } from '@studio/content';
import { lazyPage, type LazyPage } from '@studio/site';

/** Every page is a file of its own, fetched when it is visited. */
export const pages = {
  home: lazyPage(async () => (await import('./home.tsx')).Home),
} satisfies Record<RouteId, LazyPage>;
