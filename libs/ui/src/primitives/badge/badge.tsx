import type { ComponentProps } from 'react';
import './badge.css';
import type { BadgeTone } from './badge.variants.ts';

export interface BadgeProps extends ComponentProps<'span'> {
  /** `accent` is for one badge on a screen. @default neutral */
  tone?: BadgeTone | undefined;
}

/** A short label that highlights an item, such as "New". */
export function Badge({ tone = 'neutral', ...rest }: BadgeProps) {
  return <span data-slot="badge" data-tone={tone} {...rest} />;
}
