import type { Language } from '@studio/i18n';

/** What a page shows besides its translations. The build makes it, so it is plain data. */
export interface PageContent<Data = unknown> {
  /** The values in the title and the description of the route. */
  values?: Readonly<Record<string, string | number>>;
  /** The languages in which the page exists. Search engines learn of no other. @default all */
  languages?: readonly Language[];
  /** Whether search engines should list the page. @default that of the route */
  indexed?: boolean;
  /** When it was published, such as `2026-11-25`, if the page is an article. */
  published?: string;
  /** The path of a picture of the page, for its share picture. */
  picture?: string | undefined;
  /** Other forms of the page, such as a feed or Markdown. */
  alternates?: readonly { type: string; href: string; title?: string }[];
  data: Data;
}
