import { useEffect, useEffectEvent } from 'react';
import { useSiteState } from '../document/site-context.ts';

/** Counts each page view, with its query, after the page title is set. A change of only the query is not counted. */
export function PageViews() {
  const { runtime, place } = useSiteState();
  const { pathname, search, route } = place;
  const isPage = route !== undefined;
  const count = useEffectEvent(() => {
    runtime.analytics.pageView({ path: pathname + search, title: document.title });
  });
  useEffect(() => {
    if (isPage) count();
  }, [pathname, isPage]);
  return null;
}
