import type { Language, Namespace, WordKey, WordValues } from '@studio/i18n';
import type { SiteRoute } from './define-site.ts';
import type { SharePicture } from './document/share-picture.ts';
import type { OrganizationFacts, PageFacts } from './document/structured-data.ts';

/** Returns a text in the language of a document. */
export type Translate = (key: WordKey, values?: WordValues) => string;

/** A person for whom a host renders a name card. */
export interface SiteContact {
  /** Identifies the person in the URL of the card. */
  id: string;
  name: string;
  phone: string;
  company: string;
  email: string;
  /** The link in the name card, such as `https://u.wechat.com/kAbC`. Without it, the card is a vCard. */
  wechat?: string | undefined;
}

/** A description of the site in one language, for `llms.txt`, `security.txt`, the web manifest and name cards. */
export interface SiteDescription {
  name: string;
  /** The label under a home screen icon, about one word long. */
  shortName: string;
  summary: string;
  /** The contact address. */
  email: string;
  /** The names of the pages by path, grouped by topic. */
  sections: readonly { title?: string; pages: Readonly<Record<string, string>> }[];
  /** The people with a name card. Only those of the fallback language are used. */
  contacts: readonly SiteContact[];
}

/** The part of a site that only the build needs. Its methods receive the routes of the site. */
export interface SiteServer<Route extends SiteRoute = SiteRoute> {
  /** The namespaces of the texts that `describe` and `files` use. */
  namespaces?: readonly Namespace[];
  /** Replaces parts of the description of the site. */
  describe?(t: Translate): Partial<SiteDescription>;
  /** Structured data of the organization behind the site, in every document. */
  organization?(t: Translate, origin: string): OrganizationFacts;
  /** Structured data of a page, besides its title, description and address. */
  pageFacts?(route: Route, t: Translate): PageFacts;
  /** More files of the site in one language, by path. */
  files?(t: Translate, language: Language): Readonly<Record<string, string>>;
  /** Returns the share picture of a page. */
  sharePicture?(route: Route, t: Translate, language: Language): SharePicture;
}

/** Describes the part of a site that only the build needs. */
export const defineSiteServer = <Route extends SiteRoute>(server: SiteServer<Route>): SiteServer => server;
