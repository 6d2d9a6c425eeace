export { SampleSite, type SampleSiteProps } from './sample-site.tsx';
