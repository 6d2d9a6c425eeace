import { useEffect, useEffectEvent } from 'react';
import { useRuntime, useVisit } from '../document/site-context.ts';

/** Counts each page view, with its query, after the page title is set. A change of only the query is not counted. */
export function PageViews() {
  const { routes, analytics } = useRuntime();
  const { pathname, search } = useVisit().location;
  const isPage = routes.find(pathname) !== undefined;
  const count = useEffectEvent(() => {
    analytics.pageView({ path: pathname + search, title: document.title });
  });
  useEffect(() => {
    if (isPage) count();
  }, [pathname, isPage]);
  return null;
}
