import type { ComponentProps } from 'react';
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
  return (
    <svg {...rest} className={`aspect-4/3 ${color[tone]} ${className}`} aria-hidden>
      <use href={`${src}#drawing`} />
    </svg>
  );
}
