export {
  createAnalytics,
  noAnalytics,
  type Analytics,
  type AnalyticsOptions,
  type Click,
  type PageView,
} from './analytics.ts';
export { giveConsent, useConsent } from './analytics/consent.ts';
export { abortOnLeave } from './abort-on-leave.ts';
export { defineSite, type PageModule, type Site, type SiteRoute } from './define-site.ts';
export { Head, type HeadProps } from './head.tsx';
export { idlePart } from './idle-part.tsx';
export { usePageLocation, type PageLocation } from './page-location.ts';
export { Outlet, PageSuspense, type PageSuspenseProps } from './page-suspense.tsx';
export { reloadOnce, useLoadFailure } from './reload-once.ts';
export type { SharePicture, SharePictureColors } from './share-picture.ts';
export { useAnalytics, useAsksForConsent, useNamespace } from './site-context.ts';
export { SitePreview, type SitePreviewProps } from './site-preview.tsx';
export {
  defineSiteServer,
  type SiteContact,
  type SiteDescription,
  type SiteServer,
  type Translate,
} from './site-server.ts';
export type { OfferFacts, PageFacts, SiteFacts } from './structured-data.ts';
export { useQuery } from './use-query.ts';
export { useSite, type UsedSite } from './use-site.ts';
export { useYear } from './use-year.ts';
