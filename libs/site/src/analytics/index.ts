import type { AnalyticsOption } from './service.ts';

export type { AnalyticsOption, AnalyticsService, AnalyticsSources } from './service.ts';

/** Google Analytics 4. https://developers.google.com/tag-platform/security/guides/csp */
export const googleAnalytics: AnalyticsOption = {
  variable: 'VITE_GA_ID',
  isValid: (value) => /^G-\w+$/.test(value),
  advice: 'Use a measurement id such as G-XXXXXXX, or leave it out.',
  service: (measurementId) => ({
    module: '@studio/site/analytics/google',
    options: { measurementId },
    sources: {
      scripts: ['https://*.googletagmanager.com'],
      images: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
      connections: [
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        'https://*.googletagmanager.com',
      ],
    },
  }),
};

/** Plausible on a server of one's own. It sets no cookies and needs no script: pages send events to its API. */
export const plausible: AnalyticsOption = {
  variable: 'VITE_PLAUSIBLE_ORIGIN',
  isValid: (value) => /^https?:/.test(value) && URL.canParse(value),
  advice: 'Use an origin such as https://stats.example.com, or leave it out.',
  service: (value) => {
    const { origin } = new URL(value);
    return {
      module: '@studio/site/analytics/plausible',
      options: { origin },
      sources: { scripts: [], images: [], connections: [origin] },
    };
  },
};
