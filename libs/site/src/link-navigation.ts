import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { siteLink } from './prefetch.ts';
import { useLoadFailure } from './reload-once.ts';

/**
 * Follows links of the site without loading a document. Links are plain `<a>` elements, so they also work before
 * hydration, without JavaScript, and after a file could not be loaded.
 */
export function useLinkNavigation(isPage: (pathname: string) => boolean): void {
  const navigate = useNavigate();
  const failed = useLoadFailure();
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? siteLink(event.target.closest('a')) : undefined;
    const isPlainClick =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlainClick || event.defaultPrevented || failed || !isPage(link.pathname)) return;
    // The browser scrolls to a place on the page by itself.
    if (link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
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
