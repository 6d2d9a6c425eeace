import { useLanguage } from '@studio/i18n';
import { startTransition, useEffect, useState } from 'react';
import type { SiteRuntime } from '../document/site-context.ts';
import { idle } from '../hydration/idle.ts';
import { leadsHome } from '../not-found/leads-home.ts';
import { notFoundPath } from '../not-found/not-found-path.ts';
import type { Place } from './routes.ts';

/**
 * Prefetches the pages behind links: those in the viewport whenever the browser is idle, beginning with links that have
 * just come into view, unless it saves data; any other when the visitor points at it, focuses it or touches it. Returns
 * the page behind such a link when it is loaded, to be rendered ahead.
 */
export function usePrefetch({ routes, load }: SiteRuntime, { pathname, path }: Place): Place | undefined {
  const { language } = useLanguage();
  const [next, setNext] = useState<Place>();
  if (next?.path === path) setNext(undefined);

  useEffect(() => {
    let pointed: HTMLAnchorElement | undefined;
    const left = new AbortController();
    const { signal } = left;
    const prefetch = (link: HTMLAnchorElement): Promise<void> => {
      const target = routes.locate(link);
      const { prefix = language } = target;
      // The host may have a file there.
      if (!leadsHome && target.path === notFoundPath) return Promise.resolve();
      return load(prefix, target).then(
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
      if (!(target instanceof Element)) return;
      // The links of a menu that has opened, and got the focus.
      observe(target.closest('dialog'), 'a');
      const link = siteLink(target.closest('a'));
      if (!link || link === pointed) return;
      pointed = link;
      void prefetch(link);
    };
    for (const type of pointing) addEventListener(type, point, { passive: true, signal });

    // One page at a time: together, their scripts would be one long task.
    let queue = idle();
    let inView: Element[] = [];
    const prefetchFirst = () => {
      const [first, ...others] = inView;
      if (!first || signal.aborted) return;
      inView = others;
      visible.unobserve(first);
      const link = siteLink(first);
      return link && prefetch(link);
    };
    const visible = new IntersectionObserver((entries) => {
      const arrived = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
      const changed = entries.map(({ target }) => target);
      inView = [...arrived, ...inView.filter((link) => !changed.includes(link))];
      for (let count = arrived.length; count > 0; count -= 1) queue = queue.then(idle).then(prefetchFirst);
    });
    const observe = (parent: ParentNode | null, links: string) => {
      if (signal.aborted || savesData()) return;
      // Few visitors change the language.
      for (const link of parent?.querySelectorAll(`${links}:not([hreflang])`) ?? []) visible.observe(link);
    };
    void queue.then(() => {
      observe(document, ':is(header, main, footer) a');
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
