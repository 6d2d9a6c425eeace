import type { Language, WordLoader } from '@studio/i18n';
import { createContext, use, type Context, type ComponentType } from 'react';
import type { Location } from 'react-router-dom';
import type { Analytics } from '../analytics/analytics.ts';
import type { Site } from '../define-site.ts';
import type { Prefetch } from '../navigation/prefetch.ts';
import type { Routes } from '../navigation/routes.ts';

/** What the plugin passes to the entries. */
export interface SiteBuild {
  /** The public origin, such as `https://www.example.com`. */
  origin: string;
  /** Whether each page has a share picture. */
  sharePictures: boolean;
  /** Whether analytics requires consent. */
  asksForConsent: boolean;
}

/** What does not change during a visit. */
export interface SiteRuntime {
  site: Site;
  routes: Routes;
  build: SiteBuild;
  words: WordLoader;
  analytics: Analytics;
  /** Counts page views, if the site has analytics. */
  PageViews?: ComponentType | undefined;
  /** Asks for consent to analytics, if the build requires it. */
  Consent?: ComponentType | undefined;
  /** When the document was rendered. */
  renderedAt: Date;
  /** Resolves when the code and texts of the first page are loaded. Hydration of the page waits for it. */
  firstPage?: Promise<unknown> | undefined;
}

/** Which page is shown, in which language. */
export interface Visit {
  /** The location of the visible page. */
  location: Location;
  language: Language;
  /** Whether another page is loading. */
  isPending: boolean;
  prefetch: Prefetch;
  /**
   * Loads the texts of a language, then changes to it. Also changes the language prefix, if the path has one, and adds it
   * if the language cannot be stored.
   */
  chooseLanguage: (code: string) => void;
}

export const RuntimeContext = createContext<SiteRuntime | undefined>(undefined);
export const VisitContext = createContext<Visit | undefined>(undefined);

export const useRuntime = (): SiteRuntime => useRequired(RuntimeContext);
export const useVisit = (): Visit => useRequired(VisitContext);

/** Returns the value of a context that the site provides. */
export function useRequired<T>(context: Context<T | undefined>): T {
  const value = use(context);
  if (value === undefined) throw new Error('This component needs to be part of a site.');
  return value;
}

/** Counts clicks. Does nothing if the site has no analytics. */
export const useAnalytics = (): Analytics => useRuntime().analytics;

/** Whether analytics requires consent. */
export const useAsksForConsent = (): boolean => useRuntime().build.asksForConsent;
