import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { siteLink } from './prefetch.ts';
import { reportOffline, useLoadFailure } from './reload-once.ts';

/**
 * Follows links of the site without loading a document. Links are plain `<a>` elements, so they also work before
 * hydration, without JavaScript, and after a file could not be loaded. Offline, a link to a page that is not loaded keeps
 * the current page and its address.
 */
export function useLinkNavigation(
  isPage: (pathname: string) => boolean,
  isLoaded: (pathname: string) => boolean,
): void {
  const navigate = useNavigate();
  const isLost = useLoadFailure() === 'lost';
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? siteLink(event.target.closest('a')) : undefined;
    const isPlainClick =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlainClick || event.defaultPrevented || isLost || !isPage(link.pathname)) return;
    event.preventDefault();
    if (!navigator.onLine && !isLoaded(link.pathname)) {
      reportOffline();
      return;
    }
    void navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href });
  });

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      follow(event);
    };
    // On the window, so that the handlers of React run first and may prevent the default.
    addEventListener('click', onClick);
    return () => {
      removeEventListener('click', onClick);
    };
  }, []);
}
