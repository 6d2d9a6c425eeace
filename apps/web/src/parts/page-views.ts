import { splitLanguage, useWords } from '@studio/i18n';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { routeAt } from '../pages/index.ts';
import { analytics } from './analytics.ts';

/** Counts each page that is come to, with its query, once its title stands. A search on a page is no other page. */
export const usePageViews = import.meta.env.VITE_GA_ID ? useCountedPages : () => undefined;

function useCountedPages(): void {
  const { pathname, search } = useLocation();
  const { language } = useWords();
  const { prefix, path } = splitLanguage(pathname);
  // An address may lead on to another, and the words of another language come a moment after its address.
  const standing = routeAt(path) !== undefined && (prefix ?? language) === language;
  const count = useEffectEvent(() => {
    analytics.pageView({ path: pathname + search, title: document.title });
  });
  useEffect(() => {
    if (standing) count();
  }, [pathname, standing]);
}
