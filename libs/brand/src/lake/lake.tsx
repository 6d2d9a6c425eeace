import { Illustration } from '@studio/ui';
import type { ComponentProps } from 'react';
import { lakeVariants, type LakeVariants } from './lake.variants.ts';

export interface LakeProps extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> {
  /** URL of a file of `@studio/brand/lakes`. */
  src: string;
  /** The kind of the file: sheets by day or at dusk, or lines only. */
  kind: NonNullable<LakeVariants['kind']>;
  /** Shows the small figures of the depth, on wide screens. For the first section of a page. @default false */
  soundings?: boolean;
  /** Where its container is narrow, its deepest layers are less deep, for a `day` lake with text all over it. @default false */
  pale?: boolean;
  /** Its layers drift apart when the page loads. For a file of separate layers. @default false */
  drift?: boolean;
}

/**
 * A lake from above, as the background of its parent, which must be `relative isolate` and hide its overflow. The file
 * is loaded separately, has the colors of the page and fills the parent.
 */
export function Lake({ src, kind, soundings, pale, drift = false, className, ...rest }: LakeProps) {
  const classes = lakeVariants({ kind, soundings, pale, className });
  if (!drift) return <Illustration data-slot="lake" src={src} className={classes} {...rest} />;
  return (
    <svg data-slot="lake" aria-hidden className={classes} {...rest}>
      <Layer src={src} index={0} />
    </svg>
  );
}

const lastLayer = 8;

function Layer({ src, index }: { src: string; index: number }) {
  return (
    <g>
      <use href={`${src}#layer-${String(index)}`} />
      {index < lastLayer && <Layer src={src} index={index + 1} />}
    </g>
  );
}
