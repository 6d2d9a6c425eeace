import type { ComponentProps } from 'react';
import { separatorVariants, type SeparatorVariants } from './separator.variants.ts';

export interface SeparatorProps extends Omit<ComponentProps<'hr'>, 'children'> {
  /** `vertical` is for a row with `display: flex`, such as a `Stack`. @default horizontal */
  orientation?: SeparatorVariants['orientation'];
}

/** A line between two groups of content. */
export function Separator({ orientation, className, ...rest }: SeparatorProps) {
  return (
    <hr
      data-slot="separator"
      className={separatorVariants({ orientation, className })}
      aria-orientation={orientation}
      {...rest}
    />
  );
}
