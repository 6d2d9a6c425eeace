import { useEffect, useRef, type ComponentProps } from 'react';
import { tone as color, type IllustrationTone } from '../illustration/illustration.variants.ts';

export interface DrawingImageProps extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> {
  /** The address of a drawing's file, such as what `import src from '@studio/ui/drawings/systemDrawing.svg'` gives. */
  src: string;
  /** The colour of its one part, as in `Illustration`. @default accent */
  tone?: IllustrationTone | undefined;
}

/**
 * A drawing that the page only refers to: it takes the page's colours all the same, but weighs nothing in the document
 * and in the scripts. It decorates: what it shows must also be said in words beside it.
 */
export function DrawingImage({ src, tone = 'accent', className = '', ...rest }: DrawingImageProps) {
  const href = `${src}#drawing`;
  return (
    <svg {...rest} className={`aspect-4/3 ${color[tone]} ${className}`} aria-hidden>
      {/* The server renders the address. In the browser it is set later, because React would fetch the file at once. */}
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
