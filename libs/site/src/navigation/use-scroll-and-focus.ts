import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import type { Place } from './routes.ts';

/**
 * Does for navigation within the document what browsers do between documents: scrolls to the top or to the target of the
 * hash, restores the scroll position on back and forward, and moves focus to the heading so that screen readers announce
 * the page.
 */
export function useScrollAndFocus({ pathname, hash, key }: Place, fadesIn = 'main'): void {
  const type = useNavigationType();
  const previous = useRef({ pathname, key });
  // Each document of a tab begins with an entry that has the key `default`.
  const entry = `${key ?? ''}${pathname}`;

  useEffect(() => {
    // The browser would restore the position before the page is rendered.
    history.scrollRestoration = 'manual';
    const leave = () => {
      history.scrollRestoration = 'auto';
      storePositions();
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
    };
  }, []);

  // Before the next page scrolls to its top, which would be remembered as the position of the previous one.
  useLayoutEffect(() => {
    const remember = () => positions.set(entry, String(scrollY));
    addEventListener('scroll', remember, { passive: true });
    return () => {
      removeEventListener('scroll', remember);
    };
  }, [entry]);

  useLayoutEffect(() => {
    const { current } = previous;
    if (current.key === key) return;
    previous.current = { pathname, key };
    const isNewPage = current.pathname !== pathname;
    const target = findTarget(hash);
    // `history.pushState` has no event. Components such as an accordion show the target.
    if (target && type !== NavigationType.Pop) dispatchEvent(new HashChangeEvent('hashchange'));
    if (type === NavigationType.Pop)
      scrollTo({ top: Number(positions.get(entry) ?? 0), behavior: 'instant' });
    else if (target) target.scrollIntoView({ behavior: scrollBehavior() });
    else if (isNewPage) {
      const scrollToTop = () => {
        scrollTo({ top: 0, behavior: scrollBehavior() });
      };
      // WebKit ends a smooth scroll where the page becomes shorter than its position.
      skipLayout(scrollToTop);
      scrollToTop();
    }

    if (isNewPage) fadeIn(fadesIn);
    const focused = target ?? (isNewPage ? document.querySelector('h1') : null);
    if (focused) focusOnce(focused);
  }, [pathname, hash, key, type, fadesIn, entry]);
}

/** The key of the scroll positions in `sessionStorage`. */
const storageKey = 'scrollPositions';

/** The scroll position of each history entry of the tab, which a reload keeps. */
const positions = readPositions();

function readPositions(): Map<string, string> {
  try {
    return new Map(new URLSearchParams(sessionStorage.getItem(storageKey) ?? ''));
  } catch {
    return new Map();
  }
}

function storePositions(): void {
  try {
    sessionStorage.setItem(storageKey, String(new URLSearchParams([...positions])));
  } catch {
    // Storage is blocked or full: the positions last until the page unloads.
  }
}

const findTarget = (hash: string): HTMLElement | null =>
  hash ? document.getElementById(decode(hash.slice(1))) : null;

/** Returns a text with an invalid percent-encoding unchanged, as browsers do to find the target of a hash. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const scrollBehavior = () => (prefersReducedMotion() ? 'instant' : 'smooth');

/** Without `document.startViewTransition`, which waits for a picture of the previous page (docs/decisions/0010). */
function fadeIn(selector: string): void {
  if (prefersReducedMotion()) return;
  for (const element of document.querySelectorAll(selector))
    element.animate({ opacity: [0.4, 1] }, { duration: 200, easing: 'ease-out' });
}

/** Headings are focusable only while they have focus, so they are no tab stops. */
function focusOnce(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  const leave = () => {
    element.removeAttribute('tabindex');
  };
  element.addEventListener('blur', leave, { once: true });
}

/**
 * Skips the layout of the sections below the first screen for a frame. After that they must have their sizes, as texts in
 * skipped sections are missing in `innerText`.
 */
function skipLayout(onLaidOut: () => void): void {
  const skipped = document.querySelectorAll<HTMLElement>('main section ~ *');
  for (const { style } of skipped) {
    style.contentVisibility = 'auto';
    // Sections within one and a half screens of the viewport are not skipped.
    style.containIntrinsicSize = 'auto 300vh';
  }
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const { style } of skipped) style.contentVisibility = style.containIntrinsicSize = '';
      onLaidOut();
    }),
  );
}
