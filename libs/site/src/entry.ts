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

/** A person for whom a host renders a name card. */
export interface SiteContact {
  /** Identifies the person in the URL of the card. */
  id: string;
  name: string;
  phone: string;
  company: string;
  email: string;
}

export interface DrawnPage {
  html: string;
  /** The page's structured data, as JSON-LD. */
  structuredData: StructuredData | undefined;
}

/** An outline of the site in one language. */
export interface SiteOutline {
  name: string;
  /** The label under a home screen icon, about one word long. */
  shortName: string;
  summary: string;
  /** The contact address. */
  email: string;
  /** The names of the pages by path, grouped by topic. */
  sections: readonly { title: string; pages: Readonly<Record<string, string>> }[];
}

/** What the server entry of a site exports for prerendering and for the development server. */
export interface SiteEntry {
  /** The first one is the default language. */
  languages: readonly string[];
  pages: readonly {
    /** Without a language prefix. */
    path: string;
    /** The namespaces of its texts. */
    namespaces: readonly string[];
    /** The source file of its code, which is preloaded with its documents. */
    module?: string;
    /** Whether the page is listed in `sitemap.xml`. @default true */
    indexed?: boolean;
    /** Source files with other content of the page, such as prices. */
    facts?: readonly string[];
  }[];
  /** The namespaces that are inlined in every document. Hydration fetches the others. */
  inlineNamespaces: readonly string[];
  /** Returns the `hreflang` code of a language. */
  hreflang: (language: string) => string;
  /** The public origin, such as `https://www.example.com`. */
  origin: string;
  /** Runs in the head of every document, before the first paint. */
  headScript?: string;
  contacts?: readonly SiteContact[];
  sharePictures?: SharePictures;
  /** The color of the browser UI around the pages. */
  themeColor: string;
  /** Describes the site in `llms.txt`, `security.txt` and the web manifests. */
  outline: {
    namespaces: readonly string[];
    describe: (language: string, words: PageRequest['words']) => SiteOutline;
  };
  /** Renders one document, from `<html>` down. */
  render: (page: PageRequest) => Promise<DrawnPage>;
}
