export type { Analytics, Click, PageView } from './analytics.ts';
export { giveConsent, useConsent } from './analytics/consent.ts';
export { useGlobalPrivacyControl } from './analytics/global-privacy-control.ts';
export { useBreadcrumbs } from './breadcrumbs.ts';
export { defineSite, type PageModule, type Site, type SiteRoute } from './define-site.ts';
export { Head, type HeadProps } from './head.tsx';
export { idlePart } from './idle-part.tsx';
export { useQuery } from './page-location.ts';
export { Outlet, PageSuspense, type PageSuspenseProps } from './page-suspense.tsx';
export { useLoadFailure, type LoadFailure } from './reload-once.ts';
export type { SharePicture, SharePictureColors } from './share-picture.ts';
export { useAnalytics, useAsksForConsent } from './site-context.ts';
export { SitePreview, type SitePreviewProps } from './site-preview.tsx';
export {
  defineSiteServer,
  type SiteContact,
  type SiteDescription,
  type SiteServer,
  type Translate,
} from './site-server.ts';
export type { OfferFacts, OrganizationFacts, PageFacts } from './structured-data.ts';
export { useNamespace } from './use-namespace.ts';
export { useQueryState } from './use-query-state.ts';
export { useSite, type UsedSite } from './use-site.ts';
export {
  useSubmission,
  type FieldTexts,
  type SendOptions,
  type Submission,
  type SubmissionResult,
  type SubmissionState,
} from './use-submission.ts';
export { useYear } from './use-year.ts';
