import { useEffect } from 'react';
import { stirred } from './stirred.ts';

/**
 * Prepares the page behind a link before it is pressed: when it is pointed at, touched or reached by the keyboard, and
 * on a fast line as soon as it comes into view of a visitor who does something. What does not come now is asked for
 * again when the link is followed. Tells of the last link that was pointed at when its page can be drawn.
 */
export function usePrefetch(
  prepare: (pathname: string) => Promise<boolean>,
  tell: (link: HTMLAnchorElement) => void,
): void {
  useEffect(() => {
    let last: HTMLAnchorElement | undefined;
    const point = ({ target }: Event) => {
      const link = target instanceof Element ? linkOf(target.closest('a')) : undefined;
      if (!link) return;
      last = link;
      prepare(link.pathname).then(
        (drawable) => {
          if (drawable && last === link) tell(link);
        },
        () => undefined,
      );
    };
    for (const sign of signs) addEventListener(sign, point, { passive: true });

    const seen = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const link = isIntersecting && linkOf(target);
        if (link) prepare(link.pathname).catch(() => undefined);
      }
    });
    const observe = () => {
      for (const link of document.querySelectorAll('main a')) seen.observe(link);
    };
    if (isFast()) void stirred().then(observe);

    return () => {
      last = undefined;
      for (const sign of signs) removeEventListener(sign, point);
      seen.disconnect();
    };
  }, [prepare, tell]);
}

/** A link to a page of this site. */
const linkOf = (link: Element | null) =>
  link instanceof HTMLAnchorElement && link.origin === location.origin && link.target !== '_blank'
    ? link
    : undefined;

const signs = ['pointerover', 'touchstart', 'focusin'] as const;

interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Only some browsers tell. */
function isFast(): boolean {
  const connection: Connection | undefined =
    'connection' in navigator ? (navigator.connection ?? {}) : undefined;
  return connection?.effectiveType === '4g' && !connection.saveData;
}
