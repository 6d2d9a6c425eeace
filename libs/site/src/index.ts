export {
  createAnalytics,
  noAnalytics,
  type Analytics,
  type AnalyticsOptions,
  type Click,
} from './analytics.ts';
export { useArrival } from './arrival.ts';
export { SiteDocument, type SiteDocumentProps } from './document.tsx';
export type { DrawnPage, PageRequest, SiteEntry } from './entry.ts';
export { laterPart, lazyPage, type LazyPage } from './lazy-part.tsx';
export { PageHead, type PageAddress, type PageHeadProps, type ShareImage } from './page-head.tsx';
export { readPageData, type PageData } from './page-data.ts';
export { usePrefetch } from './prefetch.ts';
export { recover } from './recover.ts';
export { Sleeper, wakeAll } from './sleeper.tsx';
export { isStirred, stirred } from './stirred.ts';
export { useWaiting, whileWaiting } from './waiting.ts';
export { Fold } from './fold.ts';
