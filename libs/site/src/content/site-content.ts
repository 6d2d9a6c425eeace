import type { Language, TranslationKey } from '@studio/i18n';
import type { SearchEntry } from '../search/search-entry.ts';
import type { PageContent } from './page-content.ts';

/** The content of one page in one language. */
export interface ContentPage {
  /** Without a language prefix. */
  path: string;
  language: Language;
  content: PageContent;
  /** When the content was last changed, such as `2026-11-25`, for the sitemap. */
  modified?: string | undefined;
}

export interface ContentContext {
  /** The folder of the site's project. */
  root: string;
  /** The languages of the site. The fallback language is the first one. */
  languages: readonly Language[];
  /** The public origin of the site. */
  origin: string;
  /** Returns the path of a page in a language, with its prefix. */
  localizePath: (path: string, language: Language) => string;
  /** Development also shows drafts. */
  isDevelopment: boolean;
  /** Returns a text of the site, without values. */
  translate: (key: TranslationKey, language: Language) => string;
  /** Marks where the lines of a text may break. */
  markWordBreaks: (text: string, language: Language) => string;
}

/** Everything that content adds to a site. */
export interface BuiltContent {
  pages: readonly ContentPage[];
  /** More files of the site, such as feeds, by path. */
  files: Readonly<Record<string, string>>;
  /** Files to copy, such as pictures: where they are, by path. */
  copies: Readonly<Record<string, string>>;
  /** Links in the content to pages of this site, which have to exist. */
  links: readonly ContentLink[];
  /** What visitors can find in the search. */
  entries: readonly (SearchEntry & { language: Language })[];
  /** Lists for `llms.txt`: the title of each, and its pages as Markdown files. */
  lists: readonly ContentList[];
}

interface ContentLink {
  /** The file with the link, relative to the folder of the site's project. */
  file: string;
  line: number;
  language: Language;
  /** Without an origin and a language prefix, but perhaps with a hash. */
  target: string;
}

export interface ContentList {
  title: string;
  items: readonly { name: string; href: string; summary: string }[];
}

/** Where the content of pages comes from: `collections()` of `@studio/site/collections`, or a source of the site's own. */
export interface SiteContent<Built = Pick<BuiltContent, 'pages'> & Partial<BuiltContent>> {
  /** The folders whose changes reload the page in development. */
  folders: (root: string) => readonly string[];
  read: (context: ContentContext) => Promise<Built>;
}
