import { idle } from '../hydration/idle.ts';
import type { Analytics, AnalyticsModule, AnalyticsService, Counted } from './service.ts';

export interface AnalyticsOptions {
  /** Imports the code that sends events. */
  load: () => Promise<AnalyticsModule>;
  options: AnalyticsService['options'];
  /** Counts nothing until the visitor consents, see `useConsent`. */
  asksForConsent: boolean;
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
export function createAnalytics({ load, options, asksForConsent }: AnalyticsOptions): Analytics {
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
      .then(() => Promise.all([load(), asksForConsent && import('./consent.ts')]))
      .then(([{ connect }, asked]) => {
        const connection = connect(options);
        count = asked ? asked.countWithConsent(connection) : connection.count;
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
