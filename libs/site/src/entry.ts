import type { SharePictures } from './share-picture.ts';
import type { StructuredData } from './structured-data.ts';

/** One document to be rendered. */
export interface PageRequest {
  /** The path of the document, with its language prefix if it has one. */
  path: string;
  language: string;
  /** The texts of the page by namespace, from the locale files. */
  words: Readonly<Record<string, object>>;
  /** When the document is rendered. Hydration uses the same time. */
  renderedAt: Date;
}

/** Somebody whose name card a host draws. */
export interface SiteContact {
  /** The person in the address of the card. */
  id: string;
  name: string;
  phone: string;
  company: string;
  email: string;
}

export interface DrawnPage {
  html: string;
  /** What the page says of itself to machines, in JSON-LD. */
  structuredData: StructuredData | undefined;
}

/** A site as a whole, in the words of one language. */
export interface SiteOutline {
  name: string;
  /** For the icon on a home screen, under which there is room for a word. */
  shortName: string;
  summary: string;
  /** Whom to write to. */
  email: string;
  /** The name of each page by its path, as they belong together. */
  sections: readonly { title: string; pages: Readonly<Record<string, string>> }[];
}

/** What the server entry of a site exports, so that it can be prerendered and developed. */
export interface SiteEntry {
  /** The first one is spoken when nothing is known of a visitor. */
  languages: readonly string[];
  pages: readonly {
    /** Without a language prefix. */
    path: string;
    /** The namespaces of its texts. */
    namespaces: readonly string[];
    /** The source file of its code, which is preloaded with its documents. */
    module?: string;
    /** Whether it stands in the sitemap for search engines. @default true */
    indexed?: boolean;
    /** Files of its project that hold what it says besides its words, such as prices. */
    facts?: readonly string[];
  }[];
  /** The namespaces that are inlined in every document. Hydration fetches the others. */
  inlineNamespaces: readonly string[];
  /** The code of each language, as search engines know it. */
  hreflang: (language: string) => string;
  /** Where the site is published, such as `https://www.example.com`. */
  origin: string;
  /** Runs in the head of every document, before the first paint. */
  headScript?: string;
  contacts?: readonly SiteContact[];
  sharePictures?: SharePictures;
  /** The colour of the browser's own frame around the pages. */
  themeColor: string;
  /** What machines are told of the site: in `llms.txt`, on a home screen, and when they find a hole. */
  outline: {
    namespaces: readonly string[];
    describe: (language: string, words: PageRequest['words']) => SiteOutline;
  };
  /** Draws one document, from `<html>` down. */
  render: (page: PageRequest) => Promise<DrawnPage>;
}
