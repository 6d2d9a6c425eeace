export { SiteDocument, type SiteDocumentProps } from './document.tsx';
export type { PageRequest, SiteEntry } from './entry.ts';
export { lazyPage, type LazyPage } from './lazy-page.tsx';
export { PageHead, type PageAddress, type PageHeadProps } from './page-head.tsx';
export { readPageData, type PageData } from './page-data.ts';
