import type { ComponentProps } from 'react';
import { badgeVariants, type BadgeVariants } from './badge.variants.ts';

export interface BadgeProps extends ComponentProps<'span'> {
  /** `accent` is for one badge on a screen. @default neutral */
  tone?: BadgeVariants['tone'];
}

/** A short label that highlights an item, such as "New". */
export function Badge({ tone, className, ...rest }: BadgeProps) {
  return <span data-slot="badge" className={badgeVariants({ tone, className })} {...rest} />;
}
