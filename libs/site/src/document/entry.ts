import type { LanguageEntry, TranslationKey, Translations } from '@studio/i18n';
import type { PageRoute } from '../navigation/routes.ts';
import type { PageContent } from '../content/page-content.ts';
import type { SearchEntry } from '../search/search-entry.ts';
import type { SharePicture } from './share-picture.ts';
import type { Site, SiteDescription, SitePolicy } from '../define-site.ts';
import type { StructuredData } from './structured-data.ts';

/** One document to be rendered. */
export interface PageRequest {
  /** The path of the document, with its language prefix if it has one. */
  path: string;
  language: string;
  translations: Translations;
  content?: PageContent | undefined;
}

/** A language, as the build needs it. */
export type EntryLanguage = Pick<LanguageEntry, 'code' | 'hreflang' | 'incomplete'> &
  Partial<Pick<LanguageEntry, 'paths'>>;

export interface EntryPage extends Pick<PageRoute, 'path' | 'namespaces' | 'file' | 'indexed' | 'content'> {
  /** The languages in which the page exists. @default all */
  languages?: readonly string[] | undefined;
  /** When the page was last changed, if it has content. */
  modified?: string | undefined;
}

/** The description of a site in one of its languages. */
export interface LanguageDescription extends SiteDescription {
  language: string;
}

/** The default export of the built server entry. */
export interface SiteEntry {
  /** The fallback language is the first one. */
  languages: readonly EntryLanguage[];
  pages: readonly EntryPage[];
  /** The targets of redirects by path, each with all language prefixes. */
  redirects: Readonly<Record<string, string>>;
  /** The namespaces that are inlined in every document. */
  inlineNamespaces: readonly string[];
  /** What the pages may use of other sites. */
  policy?: SitePolicy | undefined;
  /** The public origin, such as `https://www.example.com`. */
  origin: string;
  /** Runs in the head of every document, before the first paint. */
  headScript: string;
  /** The color of the browser UI around the pages. */
  themeColor: string;
  /** The namespaces that `describe` needs. */
  descriptionNamespaces: readonly string[];
  /** Describes the site in `llms.txt`, `security.txt`, the web manifests and on name cards. */
  describe: (language: string, translations: Translations) => LanguageDescription;
  /** More files of the site in one language, by path. */
  files: (language: string, translations: Translations) => Readonly<Record<string, string>>;
  /** What visitors can find in the search, if the site has one. */
  search: (language: string, translations: Translations) => readonly SearchEntry[] | undefined;
  /** Where the content of pages comes from. */
  content: Site['content'];
  /** Returns a text of the site, without values. Throws if it does not exist. */
  translate: (key: TranslationKey, language: string, translations: Translations) => string;
  /** Returns the description of a page, for `llms.txt`. */
  describePage: (path: string, language: string, translations: Translations, content?: PageContent) => string;
  /** Renders one document, from `<html>` down, and its JSON-LD. Throws if it needs a text that does not exist. */
  render: (page: PageRequest) => Promise<{ html: string; structuredData?: StructuredData }>;
  /** Returns the share picture of a page, if the site describes share pictures. */
  sharePicture: (
    path: string,
    language: string,
    translations: Translations,
    content?: PageContent,
  ) => SharePicture | undefined;
}
