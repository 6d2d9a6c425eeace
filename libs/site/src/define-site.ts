import type { Languages, Namespace, WordKey } from '@studio/i18n';
import type { ComponentType } from 'react';
import type { SiteServer, Translate } from './site-server.ts';

export interface SiteRoute {
  id: string;
  /** The name of the page in links. */
  name: WordKey;
  /** The name of its file in `pages`, which routes may share. @default id */
  page?: string;
  /** Without a language prefix. */
  path: string;
  /** The namespaces of its texts. */
  namespaces: readonly Namespace[];
  /** Whether search engines should list the page. @default true */
  indexed?: boolean;
}

/** A file in `pages`. Its default export renders the page. */
export interface PageModule {
  default: ComponentType;
}

/** Everything that the engine needs to know about a site. */
export interface Site {
  languages: Languages;
  /** The name of the site. */
  name: WordKey;
  /** One sentence about the site, for `llms.txt` and the web manifests. */
  summary: WordKey;
  /** The contact address, for `security.txt`. */
  email: WordKey;
  /** The title of a document, with the title of its page as the value `title`. */
  title: WordKey;
  /** The color of the browser UI around the pages. */
  themeColor: string;
  /** Every page, in the order of the sitemap. */
  routes: readonly SiteRoute[];
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
  /** Shows a message about a language whose texts could not be loaded, such as a toast. */
  onLanguageFailed?: (t: Translate, label: string) => void;
  /** The part of the site that only the build needs. Files named `*.server.ts` are not part of the client. */
  server?: () => Promise<{ default: SiteServer }>;
}

/** Describes a site. The plugin in `@studio/site/vite` makes its entries, documents and host files from it. */
export const defineSite = (site: Site): Site => site;
