import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps } from 'react';
import { stackVariants, type StackVariants } from './stack.variants.ts';

export interface StackProps extends ComponentProps<'div'> {
  /** A `row` wraps where it is too narrow, and centers its items vertically. @default column */
  direction?: StackVariants['direction'];
  /** Space between the items: 12, 16, 28 or 56 px. @default md */
  gap?: StackVariants['gap'];
  /** Renders the only child, such as a `section`, with the props of the stack. @default false */
  asChild?: boolean | undefined;
}

/** Puts the same space between all of its children, below or beside each other. */
export function Stack({ direction, gap, asChild = false, className, ...rest }: StackProps) {
  const Root = asChild ? Slot : 'div';
  return <Root data-slot="stack" className={stackVariants({ direction, gap, className })} {...rest} />;
}
