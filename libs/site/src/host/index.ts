export {
  documentHeaders,
  fileHeaders,
  isFilePath,
  reportsPath,
  sandboxPolicy,
  createSecurityHeaders,
  type DocumentPolicies,
  type Headers,
  type SecurityHeadersOptions,
} from './headers.ts';
export { negotiateLanguage, parsePreferences, type LanguagePreferences } from './languages.ts';
export {
  hostContacts,
  hostManifest,
  type HostContact,
  type HostFile,
  type HostManifest,
} from './manifest.ts';
export { maxBodySize } from './max-body-size.ts';
export { languageCookie, languageQuery } from '@studio/i18n/negotiation';
