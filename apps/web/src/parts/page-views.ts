import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { analytics } from './analytics.ts';

/** Counts each page that is come to, with its query, once its title stands. A search on a page is no other page. */
export function usePageViews(): void {
  const { pathname, search } = useLocation();
  const count = useEffectEvent(() => {
    analytics.pageView({ path: pathname + search, title: document.title });
  });
  useEffect(() => {
    count();
  }, [pathname]);
}
