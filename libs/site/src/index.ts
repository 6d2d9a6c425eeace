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
export { laterPart, lazyPage, type LazyPage } from './lazy-part.tsx';
export { nextTask } from './next-task.ts';
export { PageHead, type PageAddress, type PageHeadProps, type ShareImage } from './page-head.tsx';
export { readPageData, type PageData } from './page-data.ts';
export { recover, useLost } from './recover.ts';
export { SiteRouter, type SiteRouterProps } from './router.tsx';
export {
  sharePicturePath,
  sharePictureSize,
  type SharePicture,
  type SharePictureColors,
  type SharePictures,
} from './share-picture.ts';
export { Sleeper, wakeAll } from './sleeper.tsx';
export { Stage, type StageProps } from './stage.tsx';
export { isStirred, stirred } from './stirred.ts';
export type { Company, StructuredData } from './structured-data.ts';
export { useVisit, type Visit } from './visit.ts';
export { useWaiting, whileWaiting } from './waiting.ts';
