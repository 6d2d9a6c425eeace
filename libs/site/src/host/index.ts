export { getContentType } from './content-types.ts';
export { editorPath, editorPolicy } from './editor-policy.ts';
export {
  documentHeaders,
  fileHeaders,
  isFilePath,
  notFoundPathOf,
  sandboxPolicy,
  createSecurityHeaders,
  type DocumentPolicies,
  type Headers,
} from './headers.ts';
export { negotiateLanguage, parsePreferences } from './languages.ts';
export {
  hostContacts,
  hostManifest,
  hostVersion,
  type HostColors,
  type HostContact,
  type HostManifest,
} from './manifest.ts';
export { maxBodySize } from './max-body-size.ts';
export { livePath, readyPaths, reportsPath } from './provider-paths.ts';
export { isRightToLeft } from '@studio/i18n/languages';
export { closestLanguage, languageCookie, languageQuery } from '@studio/i18n/negotiation';
