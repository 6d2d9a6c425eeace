import { useLanguage } from '@studio/i18n';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SiteRuntime } from '../document/site-context.ts';
import { leadsHome } from '../not-found/leads-home.ts';
import { notFoundPath } from '../not-found/not-found-path.ts';
import { siteLink } from './use-prefetch.ts';
import { untilOnline, useLoadFailure } from './reload-once.ts';

/**
 * Follows links of the site without loading a document. Links are plain `<a>` elements, so they also work before
 * hydration, without JavaScript, and after a file could not be loaded. Offline, a link to a page that is not loaded keeps
 * the current page and its URL.
 */
export function useLinkNavigation({ site, routes, isLoaded }: SiteRuntime): void {
  const navigate = useNavigate();
  const { language } = useLanguage();
  const isLost = useLoadFailure() === 'lost';
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? siteLink(event.target.closest('a')) : undefined;
    const isPlainClick =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlainClick || event.defaultPrevented || isLost) return;
    const target = routes.locate(link);
    const { prefix = language, path, route } = target;
    // The host handles all other paths.
    if (
      (!route || (!leadsHome && path === notFoundPath)) &&
      !site.redirects?.some(({ from }) => from === path)
    )
      return;
    event.preventDefault();
    if (!navigator.onLine && !isLoaded(prefix, target)) {
      void untilOnline();
      return;
    }
    void navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href });
  });

  useEffect(() => {
    // On the window, so that the handlers of React run first and may prevent the default.
    addEventListener('click', follow);
    return () => {
      removeEventListener('click', follow);
    };
  }, []);
}
