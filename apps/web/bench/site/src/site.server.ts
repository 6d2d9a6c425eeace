import { defineSiteServer } from '@studio/site';

export default defineSiteServer({ content: () => import('./collections.server.ts') });
