import { idle } from '../hydration/idle.ts';
import type { AnalyticsModule, AnalyticsService, Click, Counted, PageView } from './service.ts';

export interface Analytics {
  /** Counts a page view. Call it once per navigation. */
  pageView: (page: PageView) => void;
  click: (click: Click) => void;
}

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
export const noAnalytics: Analytics = { pageView: () => undefined, click: () => undefined };

/**
 * Counts page views and clicks. The code of the service loads when the browser is idle, and never for a visitor
 * who opts out with Global Privacy Control. Events before that are queued and counted later.
 */
export function createAnalytics(options: AnalyticsOptions): Analytics {
  if (typeof window === 'undefined' || navigator.globalPrivacyControl) return noAnalytics;

  const queue: Counted[] = [];
  let count = (counted: Counted) => {
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

  return {
    pageView: (page) => {
      count({ page });
    },
    click: (click) => {
      count({ click });
    },
  };
}
