import { useEffect, useState } from 'react';
import { stirred } from './stirred.ts';

/**
 * Prepares the page behind a link before it is pressed: when it is pointed at, touched or reached by the keyboard, and
 * on a fast line as soon as it comes into view of a visitor who does something. What does not come now is asked for
 * again when the link is followed. Returns the address of the last page that was pointed at and can be drawn.
 */
export function usePrefetch(prepare: (pathname: string) => Promise<boolean>): string | undefined {
  const [next, setNext] = useState<string>();
  useEffect(() => {
    const point = ({ target }: Event) => {
      const pathname = target instanceof Element && pathBehind(target.closest('a'));
      if (pathname)
        prepare(pathname).then(
          (drawable) => {
            if (drawable) setNext(pathname);
          },
          () => undefined,
        );
    };
    for (const sign of signs) addEventListener(sign, point, { passive: true });

    const seen = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const pathname = isIntersecting && pathBehind(target);
        if (pathname) prepare(pathname).catch(() => undefined);
      }
    });
    const observe = () => {
      for (const link of document.querySelectorAll('main a')) seen.observe(link);
    };
    if (isFast()) void stirred().then(observe);

    return () => {
      for (const sign of signs) removeEventListener(sign, point);
      seen.disconnect();
    };
  }, [prepare]);
  return next;
}

/** The page of this site that a link leads to. */
const pathBehind = (link: Element | null) =>
  link instanceof HTMLAnchorElement && link.origin === location.origin && link.target !== '_blank'
    ? link.pathname
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
