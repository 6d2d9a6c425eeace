import { useEffect } from 'react';
import { idle } from '../hydration/idle.ts';
import type { Place } from './routes.ts';

/** Loads the page behind a link. Resolves to the page if it can then be rendered. */
export type Prefetch = (link: HTMLAnchorElement) => Promise<Place | undefined>;

/**
 * Prefetches the pages behind links: those in a `header` and in the viewport when the browser is idle, unless it saves
 * data; any other when the visitor points at it, focuses it or touches it. Calls `onPointed` for such a link when its
 * page is loaded.
 */
export function usePrefetch(pathname: string, prefetch: Prefetch, onPointed: (target: Place) => void): void {
  useEffect(() => {
    let latest: HTMLAnchorElement | undefined;
    const point = ({ target }: Event) => {
      const link = target instanceof Element ? siteLink(target.closest('a')) : undefined;
      if (!link || link === latest) return;
      latest = link;
      prefetch(link).then(
        (target) => {
          if (target && latest === link) onPointed(target);
        },
        // A failed prefetch is repeated when the link is followed.
        () => undefined,
      );
    };
    for (const type of pointing) addEventListener(type, point, { passive: true });
    return () => {
      for (const type of pointing) removeEventListener(type, point);
    };
    // Resets on navigation, so that the same link can be prerendered again.
  }, [pathname, prefetch, onPointed]);

  useEffect(() => {
    const prefetchLink = (element: Element) => {
      const link = siteLink(element);
      // Few visitors change the language.
      if (link && !link.hreflang) prefetch(link).catch(() => undefined);
    };
    const visible = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) {
          visible.unobserve(target);
          prefetchLink(target);
        }
    });
    let left = false;
    void idle().then(() => {
      if (left || savesData()) return;
      for (const link of document.querySelectorAll('header a')) prefetchLink(link);
      for (const link of document.querySelectorAll('main a, footer a')) visible.observe(link);
    });
    return () => {
      left = true;
      visible.disconnect();
    };
  }, [pathname, prefetch]);
}

const pointing = ['pointerover', 'touchstart', 'focusin'] as const;

/** The element, if it is a link to a page of this site. */
export function siteLink(element: Element | null): HTMLAnchorElement | undefined {
  return element instanceof HTMLAnchorElement &&
    element.origin === location.origin &&
    !element.target &&
    !element.download
    ? element
    : undefined;
}

/** Safari and Firefox do not support `navigator.connection`. */
function savesData(): boolean {
  const connection: { saveData?: boolean } =
    ('connection' in navigator ? navigator.connection : undefined) ?? {};
  return connection.saveData === true;
}
