import type { ComponentProps } from 'react';
import './skeleton.css';
import type { SkeletonVariant } from './skeleton.variants.ts';

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** `text` is one line of the surrounding text. Set other sizes with `className`. @default text */
  variant?: SkeletonVariant | undefined;
}

/** A placeholder in the shape of content that is loading. Hidden from screen readers. */
export function Skeleton({ variant = 'text', ...rest }: SkeletonProps) {
  return <span aria-hidden data-slot="skeleton" data-variant={variant} {...rest} />;
}
