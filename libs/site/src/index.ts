export { giveConsent, useConsent, useGlobalPrivacyControl } from './analytics/consent.ts';
export { Content, type ContentElementProps, type ContentProps } from './content/content.tsx';
export type { ContentNode } from './content/content-node.ts';
export type { SiteContent } from './content/site-content.ts';
export type { PageContent } from './content/page-content.ts';
export { useContent, type PageContents } from './content/use-content.ts';
export { useBreadcrumbs } from './document/breadcrumbs.ts';
export {
  defineSite,
  defineSiteServer,
  type PageModule,
  type Site,
  type SitePolicy,
  type SiteRoute,
  type SiteServer,
  type Translate,
} from './define-site.ts';
export { idlePart } from './hydration/idle-part.tsx';
export { Outlet } from './navigation/outlet.tsx';
export { useLoadFailure, type LoadFailure } from './navigation/reload-once.ts';
export type { SharePicture } from './document/share-picture.ts';
export { useAnalytics, useAsksForConsent } from './document/site-context.ts';
export { SitePreview } from './document/site-preview.tsx';
export type { PageFacts } from './document/structured-data.ts';
export { useBrowserValue } from './hydration/use-browser-value.ts';
export { useNamespace } from './hydration/use-namespace.ts';
export { useQueryState } from './navigation/use-query-state.ts';
export { splitAtWords } from './search/mark-words.ts';
export type { SearchResult } from './search/search.ts';
export type { SearchEntry } from './search/search-entry.ts';
export { useSearch } from './search/use-search.ts';
export { useSlashKey } from './search/slash-key.ts';
export { useSearchShortcut } from './search/use-search-shortcut.ts';
export { useQuery, useSite } from './navigation/use-site.ts';
export {
  useSubmission,
  type FieldErrors,
  type FieldValues,
  type SendOptions,
} from './forms/use-submission.ts';
export { useYear } from './document/use-year.ts';
