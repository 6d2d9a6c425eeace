export {
  createAnalytics,
  noAnalytics,
  type Analytics,
  type AnalyticsOptions,
  type Click,
  type PageView,
} from './analytics.ts';
export { giveConsent, useConsent } from './analytics/consent.ts';
export { SiteDocument, type SiteDocumentProps } from './document.tsx';
export type { DrawnPage, PageRequest, SiteEntry, SiteOutline } from './entry.ts';
export { idlePart } from './idle-part.tsx';
export { useHydrated, type HydratedPart } from './hydration.ts';
export { lazyPage, type LazyPage } from './lazy-page.tsx';
export { useLinkNavigation } from './link-navigation.ts';
export { nextTask } from './next-task.ts';
export { PageHead, type PageAddress, type PageHeadProps, type ShareImage } from './page-head.tsx';
export { readPageData, type PageData } from './page-data.ts';
export { PageOutlet, type PageOutletProps } from './page-outlet.tsx';
export type { Prefetch } from './prefetch.ts';
export { useReady } from './ready.ts';
export { reloadOnce, useLoadFailure } from './reload-once.ts';
export { useScrollAndFocus } from './scroll-and-focus.ts';
export {
  sharePicturePath,
  sharePictureSize,
  type SharePicture,
  type SharePictureColors,
  type SharePictures,
} from './share-picture.ts';
export type { Company, StructuredData } from './structured-data.ts';
