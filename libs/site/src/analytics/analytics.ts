import { idle } from '../hydration/idle.ts';

/** A page that the visitor opened. */
export interface PageView {
  /** Includes the query string. */
  path: string;
  title: string;
}

/** A click to count. */
export interface Click {
  category: string;
  action: string;
  label?: string;
}

export type Counted = { page: PageView } | { click: Click };

export interface Analytics {
  /** Counts a page view. Call it once per navigation. */
  pageView: (page: PageView) => void;
  click: (click: Click) => void;
}

export interface AnalyticsOptions {
  /** For example `G-XXXXXXX`. */
  measurementId: string;
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
 * Counts page views and clicks with Google Analytics. Its code loads when the browser is idle, and never for a visitor
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
      .then(() => import('./counting.ts'))
      .then(({ startCounting }) => {
        count = startCounting(options);
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
