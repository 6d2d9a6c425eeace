import type { ComponentProps } from 'react';
import { headingVariants, type HeadingVariants } from './heading.variants.ts';

/** Levels in the outline of a page. The title of the page has level 1. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Level in the outline of the page, independent of the size. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /** Size in the type scale, independent of the level. @default h2 */
  size?: HeadingVariants['size'];
}

/** A heading in the typeface of the brand. */
export function Heading({ headingLevel = 2, size, className, ...rest }: HeadingProps) {
  const Tag = tags[headingLevel];
  return <Tag data-slot="heading" className={headingVariants({ size, className })} {...rest} />;
}

const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const;
