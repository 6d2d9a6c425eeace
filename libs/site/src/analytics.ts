import { idle } from './idle.ts';

/** A page that was come to. */
export interface PageView {
  /** With its query. */
  path: string;
  title: string;
}

/** A press that is worth counting. */
export interface Click {
  category: string;
  action: string;
  label?: string;
}

export type Counted = { page: PageView } | { click: Click };

export interface Analytics {
  /** Counts a page, once for each time that it is come to. */
  pageView: (page: PageView) => void;
  click: (click: Click) => void;
}

export interface AnalyticsOptions {
  /** Such as `G-XXXXXXX`. */
  measurementId: string;
  /** `ask` counts nothing before the visitor has agreed, which `useConsent` is for. @default assume */
  consent?: 'assume' | 'ask' | undefined;
}

declare global {
  interface Navigator {
    /** Global Privacy Control: the visitor does not want to be counted. https://w3c.github.io/gpc/ */
    globalPrivacyControl?: boolean;
  }
}

/** Counts nothing. */
export const noAnalytics: Analytics = { pageView: () => undefined, click: () => undefined };

/**
 * Counts pages and presses with Google Analytics. All that it takes is fetched when the page is idle, and never for a
 * visitor who does not want to be counted. What happens until then is counted afterwards.
 */
export function createAnalytics(options: AnalyticsOptions): Analytics {
  if (typeof window === 'undefined' || navigator.globalPrivacyControl) return noAnalytics;

  const early: Counted[] = [];
  let count = (counted: Counted) => {
    early.push(counted);
  };
  idle()
    .then(() => import('./analytics/counting.ts'))
    .then(({ startCounting }) => {
      count = startCounting(options);
      early.forEach(count);
    })
    .catch(() => {
      // What does not come counts nothing, and keeps nothing either.
      count = () => undefined;
    });

  return {
    pageView: (page) => {
      count({ page });
    },
    click: (click) => {
      count({ click });
    },
  };
}
