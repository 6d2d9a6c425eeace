import { createAnalytics, noAnalytics } from '@studio/site';

/** Without a measurement id nothing is counted, and the analytics code is left out of the build. */
export const analytics = import.meta.env.VITE_GA_ID
  ? createAnalytics({
      measurementId: import.meta.env.VITE_GA_ID,
      consent: import.meta.env.VITE_ANALYTICS_CONSENT,
    })
  : noAnalytics;
