import { useEffect, useEffectEvent } from 'react';
import type { Place } from '../navigation/routes.ts';
import type { Analytics } from './service.ts';

/** Counts each page view, with its query, after the page title is set. A change of only the query is not counted. */
export function usePageViews(count: Analytics, { pathname, search, route }: Place): void {
  const isPage = route !== undefined;
  const countPage = useEffectEvent(() => {
    count({ page: { path: pathname + search, title: document.title } });
  });
  useEffect(() => {
    if (isPage) countPage();
  }, [pathname, isPage]);
}
