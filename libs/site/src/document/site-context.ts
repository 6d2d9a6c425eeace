import { createTranslationLoader, type I18n, type Language, type TranslationLoader } from '@studio/i18n';
import { createContext, use, type ComponentType } from 'react';
import { noAnalytics } from '../analytics/analytics.ts';
import type { Analytics } from '../analytics/service.ts';
import { createContentLoader, type ContentLoader } from '../content/content-loader.ts';
import type { PageContent } from '../content/page-content.ts';
import type { Site } from '../define-site.ts';
import { localeFile } from '../hydration/locale-file.ts';
import type { Place, Routes } from '../navigation/routes.ts';

/** What the plugin passes to the entries. */
export interface SiteBuild {
  /** The public origin, such as `https://www.example.com`. */
  origin: string;
  /** Whether each page has a share picture. */
  sharePictures: boolean;
  /** Whether analytics requires consent. */
  asksForConsent: boolean;
  /** The year of the build. */
  year: number;
}

/** What does not change during a visit. */
export interface SiteRuntime {
  site: Site;
  i18n: I18n;
  routes: Routes;
  build: SiteBuild;
  translations: TranslationLoader;
  content: ContentLoader;
  /** Loads the code, the translations and the content of a page. */
  load: (language: Language, page: Pick<Place, 'path' | 'route'>) => Promise<void>;
  /** Whether everything of a page is loaded. */
  isLoaded: (language: Language, page: Pick<Place, 'path' | 'route'>) => boolean;
  analytics: Analytics;
  /** Asks for consent to analytics, if the build requires it. */
  Consent?: ComponentType | undefined;
  /** Resolves when the code and translations of the first page are loaded. Hydration of the page waits for it. */
  initialLoad?: Promise<unknown> | undefined;
}

export function createRuntime(
  basics: Pick<SiteRuntime, 'site' | 'build' | 'i18n' | 'routes'>,
  loaded?: Readonly<Record<string, PageContent>>,
): SiteRuntime {
  const translations = createTranslationLoader(basics.i18n, localeFile);
  const content = createContentLoader(loaded);
  const isLoaded: SiteRuntime['isLoaded'] = (language, page) =>
    !page.route ||
    (!!page.route.Page && translations.has(language, page.route.namespaces) && content.has(language, page));
  return {
    ...basics,
    translations,
    content,
    analytics: noAnalytics,
    load: async (language, page) => {
      const { route } = page;
      // An import takes a task of its own even if its module is loaded.
      if (!route || isLoaded(language, page)) return;
      await Promise.all([
        route.load(),
        translations.load(language, route.namespaces),
        content.load(language, page),
      ]);
    },
    isLoaded,
  };
}

/** The site, and where the component is in it. */
export interface SiteState {
  runtime: SiteRuntime;
  /** The page that the component is part of. The layout is part of the visible page. */
  place: Place;
  /** Whether another page is loading. */
  isPending: boolean;
  /** Resolves when the language is changed, or cannot be. */
  chooseLanguage: (code: string) => Promise<void>;
}

export const SiteContext = createContext<SiteState | undefined>(undefined);

export function useSiteState(): SiteState {
  const state = use(SiteContext);
  if (!state) throw new Error('This component needs to be part of a site.');
  return state;
}

/** Counts events. Does nothing if the site has no analytics. */
export const useAnalytics = (): Analytics => useSiteState().runtime.analytics;

/** Whether analytics requires consent. */
export const useAsksForConsent = (): boolean => useSiteState().runtime.build.asksForConsent;
