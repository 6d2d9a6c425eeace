import type { Language, Languages, Namespace, TranslationKey, TranslationValues } from '@studio/i18n';
import type { ComponentType } from 'react';
import type { PageContent } from './content/page-content.ts';
import type { SiteContent } from './content/site-content.ts';
import type { SearchEntry } from './search/search-entry.ts';
import type { SharePicture } from './document/share-picture.ts';
import type { HostContact } from './host/manifest.ts';
import type { OrganizationFacts, PageFacts } from './document/structured-data.ts';

/** Returns a text in the language of a document. */
export type Translate = (key: TranslationKey, values?: TranslationValues) => string;

export interface SiteRoute {
  /** The name of its file in `pages`. Routes may share it. */
  id: string;
  /** The name of the page in links. */
  name: TranslationKey;
  /** The title of the page, without the name of the site. */
  title: TranslationKey;
  /** The description of the page for search engines and shared links. */
  description: TranslationKey;
  /** The values in the title and the description. */
  values?: TranslationValues;
  /** Without a language prefix. A part such as `:slug` stands for the pages that the content of the build has there. */
  path: string;
  /** The namespaces of its translations. */
  namespaces: readonly Namespace[];
  /** Whether search engines should list the page. @default true */
  indexed?: boolean;
  /** Whether the build makes content for the page, which `useContent` returns. @default false */
  content?: boolean;
}

/** A file in `pages`. Its default export renders the page. */
export interface PageModule {
  default: ComponentType;
}

/** Origins of other sites, such as `https://www.example.com`, that the pages may use. */
export interface SitePolicy {
  /** Documents in frames, such as a map or a video. */
  frames?: readonly string[];
  /** Pictures. */
  images?: readonly string[];
  /** Where forms may be sent. */
  forms?: readonly string[];
  /** Requests of scripts. */
  connect?: readonly string[];
}

/** Everything that the engine needs to know about a site. */
export interface Site {
  languages: Languages;
  /** The name of the site. */
  name: TranslationKey;
  /** One sentence about the site, for `llms.txt` and the web manifests. */
  summary: TranslationKey;
  /** The contact address, for `security.txt`. */
  email: TranslationKey;
  /** The title of a document, with the title of its page as the value `title`. */
  title: TranslationKey;
  /** The color of the browser UI around the pages. */
  themeColor: string;
  /** Every page, in the order of the sitemap. */
  routes: readonly SiteRoute[];
  /** What the pages may use of other sites, besides the provider and analytics. @default nothing */
  policy?: SitePolicy;
  /** Paths of pages that moved. */
  redirects?: readonly { from: string; to: string }[];
  /** The files of the pages: `import.meta.glob<PageModule>('./pages/*.tsx')`. */
  pages: Readonly<Record<string, () => Promise<PageModule>>>;
  /** Renders what surrounds the page. It contains a `<Suspense>` with an `<Outlet>`. */
  layout: ComponentType;
  /** The namespaces that are inlined in every document. Hydration fetches the others. @default those of all routes */
  inlineNamespaces?: readonly Namespace[];
  /** Runs in the head of every document, before the first paint. */
  headScript?: string;
  /** Asks for consent to analytics. Loaded when the build requires consent. */
  consent?: () => Promise<PageModule>;
  /**
   * Selector of what fades in when a page is shown without loading a document. What is around it, such as a background,
   * stays on the screen. @default main
   */
  fadesIn?: string;
  /** Shows a message about a language whose translations could not be loaded, such as a toast. */
  onLanguageFailed?: (t: Translate, label: string) => void;
  /**
   * The content of the routes with `content: true`, such as `collections()` of `@studio/site/collections`, in a file named
   * `*.server.ts`.
   */
  content?: () => Promise<{ default: SiteContent }>;
  /** The part of the site that only the build needs. Files named `*.server.ts` are not part of the client. */
  server?: () => Promise<{ default: SiteServer }>;
}

/** A description of the site in one language, for `llms.txt`, `security.txt`, the web manifest and name cards. */
export interface SiteDescription {
  name: string;
  /** The label under a home screen icon, about one word long. */
  shortName: string;
  summary: string;
  /** The contact address. */
  email: string;
  /** The name and the postal address, at the end of newsletters. Only that of the fallback language is used. */
  address?: string;
  /** The names of the pages by path, grouped by topic. */
  sections: readonly { title?: string; pages: Readonly<Record<string, string>> }[];
  /** The people with a name card. Only those of the fallback language are used. */
  contacts: readonly HostContact[];
}

/** The part of a site that only the build needs. Its methods receive the routes of the site. */
export interface SiteServer<Route extends SiteRoute = SiteRoute> {
  /** The namespaces of the translations that `describe` and `files` use. */
  namespaces?: readonly Namespace[];
  /** Paths with a query, such as `/work?kind=posts`, that moved. The provider redirects them, static hosts do not. */
  redirects?: readonly { from: string; to: string }[];
  /** Replaces parts of the description of the site. */
  describe?(t: Translate): Partial<SiteDescription>;
  /** Structured data of the organization behind the site, in every document. */
  organization?(t: Translate, origin: string): OrganizationFacts;
  /** Structured data of a page, besides its title, description and URL. `image` is the URL of its share picture. */
  pageFacts?(route: Route, t: Translate, content?: PageContent, image?: string): PageFacts;
  /** More files of the site in one language, by path. */
  files?(t: Translate, language: Language): Readonly<Record<string, string>>;
  /** What visitors can find in the search in one language, besides the pieces of collections. Without it, there is no search. */
  search?(t: Translate, language: Language): readonly SearchEntry[];
  /** Returns the share picture of a page. */
  sharePicture?(route: Route, t: Translate, language: Language, content?: PageContent): SharePicture;
}

/** Describes a site. The plugin in `@studio/site/vite` makes its entries, documents and host files from it. */
export const defineSite = (site: Site): Site => site;

/** Describes the part of a site that only the build needs. */
export const defineSiteServer = <Route extends SiteRoute>(server: SiteServer<Route>): SiteServer => server;
