import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType } from 'react-router-dom';
import { layOutWhole } from './lay-out.ts';
import { useVisit } from './visit.ts';

/** Where the visitor was on each page of this visit, by its entry in the history. */
const places = new Map<string, number>();

/**
 * What a browser does when it comes to another page, for pages that it does not know to be others: shows the top or
 * the place that the address names, goes back to where one was, and moves the focus to what is new, so that it is
 * read out. Stands inside of what is drawn, so that it speaks when the new page is there.
 */
export function useArrival(): void {
  const {
    location: { pathname, hash, key },
    type,
  } = useVisit();
  const before = useRef({ pathname, key });

  useEffect(() => {
    // The router brings the pages, so only it can know when there is something to go back to.
    history.scrollRestoration = 'manual';
    const leave = () => (history.scrollRestoration = 'auto');
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
    };
  }, []);

  useEffect(() => {
    const remember = () => places.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => {
      removeEventListener('scroll', remember);
    };
  }, [key]);

  useLayoutEffect(() => {
    const { current } = before;
    if (current.key === key) return;
    before.current = { pathname, key };
    const place = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (place || type === NavigationType.Pop) layOutWhole();
    if (type === NavigationType.Pop) scrollTo({ top: places.get(key) ?? 0, behavior: 'instant' });
    else if (place) place.scrollIntoView({ behavior: smoothly() });
    else if (current.pathname !== pathname) scrollTo({ top: 0, behavior: smoothly() });

    if (current.pathname !== pathname) ease();
    const news = place ?? (current.pathname === pathname ? null : document.querySelector('h1'));
    if (news) focusOn(news);
  }, [pathname, hash, key, type]);
}

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const smoothly = () => (isCalm() ? 'instant' : 'smooth');

/** The page is there at once, and only its light changes. A view transition would first take a picture of the page before. */
function ease(): void {
  if (!isCalm())
    document.querySelector('main')?.animate({ opacity: [0.4, 1] }, { duration: 200, easing: 'ease-out' });
}

/** Only until the focus goes on: what is no control takes no part in the order of the keyboard. */
function focusOn(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  const leave = () => {
    element.removeAttribute('tabindex');
  };
  element.addEventListener('blur', leave, { once: true });
}
