import type { ComponentProps } from 'react';
import { skeletonVariants, type SkeletonVariants } from './skeleton.variants.ts';

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** `text` is one line of the surrounding text. Set other sizes with `className`. @default text */
  variant?: SkeletonVariants['variant'];
}

/** A placeholder in the shape of content that is loading. Hidden from screen readers. */
export function Skeleton({ variant, className, ...rest }: SkeletonProps) {
  return (
    <span aria-hidden data-slot="skeleton" className={skeletonVariants({ variant, className })} {...rest} />
  );
}
