import { createAnalytics, noAnalytics } from '@studio/site';

/** What is counted. Without a measurement id nothing is, and the code for it is left out of the build. */
export const analytics = import.meta.env.VITE_GA_ID
  ? createAnalytics({
      measurementId: import.meta.env.VITE_GA_ID,
      consent: import.meta.env.VITE_ANALYTICS_CONSENT,
    })
  : noAnalytics;
