import { useEffect, useEffectEvent } from 'react';
import type { Location } from 'react-router-dom';
import type { SiteRuntime } from './site-context.ts';

/** Counts each page view, with its query, after the page title is set. A change of only the query is not counted. */
export function usePageViews({ routes, analytics }: SiteRuntime, { pathname, search }: Location): void {
  const isPage = routes.find(pathname) !== undefined;
  const count = useEffectEvent(() => {
    analytics.pageView({ path: pathname + search, title: document.title });
  });
  useEffect(() => {
    if (isPage) count();
  }, [pathname, isPage]);
}
