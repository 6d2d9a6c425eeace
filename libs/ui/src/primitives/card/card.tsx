import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps } from 'react';
import { cardVariants, type CardVariants } from './card.variants.ts';

export interface CardProps extends ComponentProps<'div'> {
  /** `raised` has a shadow, and `plain` a background without a border. @default outline */
  variant?: CardVariants['variant'];
  /** Renders the only child, such as an `article` or a `Link`, with the props of the card. @default false */
  asChild?: boolean | undefined;
}

/** A surface that groups content which belongs together. */
export function Card({ variant, asChild = false, className, ...rest }: CardProps) {
  const Root = asChild ? Slot : 'div';
  return <Root data-slot="card" className={cardVariants({ variant, className })} {...rest} />;
}
