import type { ComponentProps } from 'react';
import './separator.css';
import type { SeparatorOrientation } from './separator.variants.ts';

export interface SeparatorProps extends Omit<ComponentProps<'hr'>, 'children'> {
  /** `vertical` is for a row with `display: flex`, such as a `Stack`. @default horizontal */
  orientation?: SeparatorOrientation | undefined;
}

/** A line between two groups of content. */
export function Separator({ orientation = 'horizontal', ...rest }: SeparatorProps) {
  return <hr data-slot="separator" data-orientation={orientation} aria-orientation={orientation} {...rest} />;
}
