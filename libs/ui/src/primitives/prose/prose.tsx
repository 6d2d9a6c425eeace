import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps } from 'react';
import './prose.css';

export interface ProseProps extends ComponentProps<'div'> {
  /** Renders the only child, such as an `article`, with the props of the prose. @default false */
  asChild?: boolean | undefined;
}

/** Styles for text without classes, such as rendered Markdown: headings, lists, links, code, quotations and tables. */
export function Prose({ asChild = false, ...rest }: ProseProps) {
  const Root = asChild ? Slot : 'div';
  return <Root data-slot="prose" {...rest} />;
}
