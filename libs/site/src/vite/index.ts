export { studioSite, type SiteOptions } from './site.ts';
