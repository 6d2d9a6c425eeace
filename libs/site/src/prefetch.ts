import { useEffect } from 'react';
import { stirred } from './stirred.ts';

/**
 * Prepares the page behind a link before it is pressed: when it is pointed at, touched or reached by the keyboard, and
 * on a fast line as soon as it comes into view of a visitor who does something.
 */
export function usePrefetch(prepare: (pathname: string) => void): void {
  useEffect(() => {
    const prepareFor = (target: EventTarget | null) => {
      const link = target instanceof Element && target.closest('a');
      if (link && link.origin === location.origin && link.target !== '_blank') prepare(link.pathname);
    };
    const point = ({ target }: Event) => {
      prepareFor(target);
    };
    for (const sign of signs) addEventListener(sign, point, { passive: true });

    const seen = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) prepareFor(target);
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
}

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
