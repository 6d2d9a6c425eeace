import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps } from 'react';
import { textVariants, type TextVariants } from './text.variants.ts';

export interface TextProps extends ComponentProps<'p'> {
  /** Size in the type scale. @default base */
  size?: TextVariants['size'];
  /** `muted` is for secondary text. @default default */
  tone?: TextVariants['tone'];
  /** Renders the only child, such as a `span`, with the props of the text. @default false */
  asChild?: boolean | undefined;
}

/** A paragraph of at most about 68 characters in a line, and a lead of at most 34 em. */
export function Text({ size, tone, asChild = false, className, ...rest }: TextProps) {
  const Root = asChild ? Slot : 'p';
  return <Root data-slot="text" className={textVariants({ size, tone, className })} {...rest} />;
}
