import { defineSiteServer } from '@studio/site';

export default defineSiteServer({ content: () => import('./content.server.ts') });
