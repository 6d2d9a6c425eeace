/** One document to be rendered. */
export interface PageRequest {
  /** The path of the document, with its language prefix if it has one. */
  path: string;
  language: string;
  /** The words of the page by namespace, read from the locale files. */
  words: Readonly<Record<string, object>>;
  /** When the document is drawn. The browser must draw it as of the same moment. */
  drawnAt: Date;
}

/** What the server entry of a site exports, so that it can be prerendered and developed. */
export interface SiteEntry {
  /** The first one is spoken when nothing is known of a visitor. */
  languages: readonly string[];
  pages: readonly {
    /** Without a language prefix. */
    path: string;
    /** The files of words that the page needs. */
    words: readonly string[];
  }[];
  /** Draws one document, from `<html>` down. */
  render: (page: PageRequest) => Promise<string>;
}
