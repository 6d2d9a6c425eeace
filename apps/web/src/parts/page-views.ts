import { useEffect, useEffectEvent } from 'react';
import type { Location } from 'react-router-dom';
import { findRoute } from '../pages/index.ts';
import { analytics } from './analytics.ts';

/** Counts each page view, with its query, after the page title is set. A change of only the query is not counted. */
export const usePageViews = import.meta.env.VITE_GA_ID ? usePageViewsCounted : () => undefined;

function usePageViewsCounted({ pathname, search }: Location): void {
  const isPage = findRoute(pathname) !== undefined;
  const count = useEffectEvent(() => {
    analytics.pageView({ path: pathname + search, title: document.title });
  });
  useEffect(() => {
    if (isPage) count();
  }, [pathname, isPage]);
}
