/** An event that is counted. */
export type Counted =
  | {
      page: {
        /** Includes the query string. */
        path: string;
        title: string;
      };
    }
  | { click: { category: string; action: string; label?: string } };

/** Counts an event. Call it once per navigation for a page view. */
export type Analytics = (counted: Counted) => void;

/** Sends events to an analytics service. */
export interface AnalyticsConnection {
  /** With consent, if it is required. */
  count: Analytics;
  /** Called with `false` when the visitor withdraws consent, and with `true` when the visitor gives it again. */
  setConsent: (agreed: boolean) => void;
}

/** What the browser imports of a service. It is a chunk of its own, which loads when the page is idle. */
export interface AnalyticsModule {
  /** Sends nothing yet. */
  connect: (options: AnalyticsService['options']) => AnalyticsConnection;
}

/** The sources in the Content Security Policy that a service needs. */
export interface AnalyticsSources {
  scripts: readonly string[];
  images: readonly string[];
  connections: readonly string[];
}

/** An analytics service that an environment variable enables, as the build needs it. */
export interface AnalyticsService {
  /** The `AnalyticsModule`, such as `@studio/site/analytics/google`. */
  module: string;
  /** Plain data, which is written into the scripts. */
  options: Readonly<Record<string, string>>;
  /** Scripts of another site turn the enforcement of Trusted Types off, and need `credentialless` documents. */
  sources: AnalyticsSources;
}

/** Configures a service by an environment variable. */
export interface AnalyticsOption {
  /** The name of the variable. */
  variable: string;
  isValid: (value: string) => boolean;
  /** What to do about an invalid value. */
  advice: string;
  service: (value: string) => AnalyticsService;
}

/** The name of the Trusted Types policy for the only script that loads from another site. */
export const trustedPolicy = 'analytics';
