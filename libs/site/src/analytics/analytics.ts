import { idle } from '../hydration/idle.ts';
import type { Analytics, AnalyticsModule, AnalyticsService, Counted } from './service.ts';

export interface AnalyticsOptions {
  /** Imports the code that sends events. */
  load: () => Promise<AnalyticsModule>;
  options: AnalyticsService['options'];
  /** `ask` counts nothing until the visitor consents, see `useConsent`. @default assume */
  consent?: 'assume' | 'ask' | undefined;
}

declare global {
  interface Navigator {
    /** Global Privacy Control: the visitor opts out of analytics. https://w3c.github.io/gpc/ */
    globalPrivacyControl?: boolean;
  }
}

/** Counts nothing. */
export const noAnalytics: Analytics = () => undefined;

/**
 * Counts page views and clicks. The code of the service loads when the browser is idle, and never for a visitor
 * who opts out with Global Privacy Control. Events before that are queued and counted later.
 */
export function createAnalytics(options: AnalyticsOptions): Analytics {
  if (navigator.globalPrivacyControl) return noAnalytics;

  const queue: Counted[] = [];
  let count: Analytics = (counted) => {
    queue.push(counted);
    start();
  };
  let isStarting = false;
  function start() {
    if (isStarting) return;
    isStarting = true;
    idle()
      .then(() => Promise.all([options.load(), import('./counting.ts')]))
      .then(([{ connect }, { startCounting }]) => {
        count = startCounting(connect(options.options), options.consent === 'ask');
        queue.forEach(count);
      })
      .catch(() => {
        // The next event tries again.
        isStarting = false;
      });
  }
  start();

  return (counted) => {
    count(counted);
  };
}
