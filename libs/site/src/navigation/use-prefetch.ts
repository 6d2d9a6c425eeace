import { useLanguage } from '@studio/i18n';
import { startTransition, useEffect, useState } from 'react';
import type { SiteRuntime } from '../document/site-context.ts';
import { idle } from '../hydration/idle.ts';
import type { Place } from './routes.ts';

/**
 * Prefetches the pages behind links: those in a `header` and in the viewport when the browser is idle, unless it saves
 * data; any other when the visitor points at it, focuses it or touches it. Returns the page behind such a link when it is
 * loaded, to be rendered ahead.
 */
export function usePrefetch({ routes, load }: SiteRuntime, { pathname, path }: Place): Place | undefined {
  const { language } = useLanguage();
  const [next, setNext] = useState<Place>();
  if (next?.path === path) setNext(undefined);

  useEffect(() => {
    let pointed: HTMLAnchorElement | undefined;
    const left = new AbortController();
    const { signal } = left;
    const prefetch = (link: HTMLAnchorElement) => {
      const target = routes.locate(link);
      const { prefix = language } = target;
      load(prefix, target).then(
        () => {
          // A page in another language cannot be prerendered: the language applies to the whole document.
          if (link === pointed && prefix === language)
            startTransition(() => {
              setNext(target);
            });
        },
        // A failed prefetch is repeated when the link is followed.
        () => undefined,
      );
    };

    const point = ({ target }: Event) => {
      const link = target instanceof Element ? siteLink(target.closest('a')) : undefined;
      if (!link || link === pointed) return;
      pointed = link;
      prefetch(link);
    };
    for (const type of pointing) addEventListener(type, point, { passive: true, signal });

    const prefetchInView = (element: Element) => {
      const link = siteLink(element);
      // Few visitors change the language.
      if (link && !link.hreflang) prefetch(link);
    };
    const visible = new IntersectionObserver((entries) => {
      for (const { target } of entries.filter(({ isIntersecting }) => isIntersecting)) {
        visible.unobserve(target);
        prefetchInView(target);
      }
    });
    void idle().then(() => {
      if (signal.aborted || savesData()) return;
      for (const link of document.querySelectorAll('header a')) prefetchInView(link);
      for (const link of document.querySelectorAll('main a, footer a')) visible.observe(link);
    });

    return () => {
      left.abort();
      visible.disconnect();
    };
    // Resets on navigation, so that the same link can be prerendered again.
  }, [pathname, routes, load, language]);

  return next;
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
