import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps } from 'react';
import { containerVariants, type ContainerVariants } from './container.variants.ts';

export interface ContainerProps extends ComponentProps<'div'> {
  /** Maximum width of the content: none, that of running text, or that of a form. @default page */
  size?: ContainerVariants['size'];
  /** Renders the only child with the props of the container. @default false */
  asChild?: boolean | undefined;
}

/** Keeps content away from the edges of the screen. It is aligned with the start of the page, never centered. */
export function Container({ size, asChild = false, className, ...rest }: ContainerProps) {
  const Root = asChild ? Slot : 'div';
  return <Root data-slot="container" className={containerVariants({ size, className })} {...rest} />;
}
