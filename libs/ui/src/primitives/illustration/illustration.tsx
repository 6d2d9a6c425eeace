'use client';

import { useEffect, useRef, type ComponentProps } from 'react';
import { illustrationVariants, type IllustrationVariants } from './illustration.variants.ts';

export interface IllustrationProps extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> {
  /** URL of an SVG file with `<symbol id="drawing" viewBox="…">`, or of another symbol: `icons.svg#lock`. */
  src: string;
  /** Color of the colored part. @default accent */
  tone?: IllustrationVariants['tone'];
  /** Width and height of the file, which reserve its space. @default 4:3 */
  ratio?: IllustrationVariants['ratio'];
  /** `open` separates the floating parts while the illustration scrolls in, `light` brightens its light once. @default none */
  motion?: IllustrationVariants['motion'];
}

/**
 * An illustration from an SVG file that has the colors of the page. The file is loaded separately, so it does not
 * increase the size of the HTML or JavaScript. Decorative: the text beside it must have the same information. Parts of
 * the file move with the custom properties `--drawing-lift`, `--drawing-float` and `--drawing-glow`, which a link that
 * contains it sets on hover.
 */
export function Illustration({ src, tone, ratio, motion, className, ...rest }: IllustrationProps) {
  const href = src.includes('#') ? src : `${src}#drawing`;
  return (
    <svg
      data-slot="illustration"
      className={illustrationVariants({ tone, ratio, motion, className })}
      aria-hidden
      {...rest}
    >
      {/* The server renders `href`. In the browser it is set lazily: with React, the file would load immediately. */}
      <use
        key={href}
        ref={useLazyHref(href)}
        href={typeof document === 'undefined' ? href : undefined}
        suppressHydrationWarning
      />
    </svg>
  );
}

/** Sets the `href` of a `<use>` when it is within one screen of the viewport, and before printing. */
function useLazyHref(href: string) {
  const ref = useRef<SVGUseElement>(null);
  useEffect(() => {
    const use = ref.current;
    if (!use?.ownerSVGElement || use.hasAttribute('href')) return;
    const show = () => {
      use.setAttribute('href', href);
      stop();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) show();
      },
      { rootMargin: '100%' },
    );
    const stop = () => {
      observer.disconnect();
      removeEventListener('beforeprint', show);
    };
    observer.observe(use.ownerSVGElement);
    addEventListener('beforeprint', show);
    return stop;
  }, [href]);
  return ref;
}
