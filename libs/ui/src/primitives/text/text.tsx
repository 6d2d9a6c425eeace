import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps } from 'react';
import './text.css';
import type { TextSize, TextTone } from './text.variants.ts';

export interface TextProps extends ComponentProps<'p'> {
  /** Size in the type scale. @default base */
  size?: TextSize | undefined;
  /** `muted` is for secondary text. @default default */
  tone?: TextTone | undefined;
  /** Renders the only child, such as a `span`, with the props of the text. @default false */
  asChild?: boolean | undefined;
}

/** A paragraph, at most 36rem wide, which is about 70 characters. */
export function Text({ size = 'base', tone = 'default', asChild = false, ...rest }: TextProps) {
  const Root = asChild ? Slot : 'p';
  return <Root data-slot="text" data-size={size} data-tone={tone} {...rest} />;
}
