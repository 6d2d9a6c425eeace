import { cloneElement, isValidElement, type MouseEvent, type ReactNode } from 'react';

interface Lent {
  className: string;
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  before?: ReactNode;
  after?: ReactNode;
}

interface Borrower {
  className?: string | undefined;
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  children?: ReactNode;
}

/**
 * Clones the child of a Button with the props and icons of the button. The child's own props win, class names are
 * joined, and both `onClick` handlers run.
 */
export function lend(child: ReactNode, { before, after, className, onClick, ...rest }: Lent): ReactNode {
  if (!isValidElement<Borrower>(child))
    throw new Error('A Button with `asChild` needs one element as its child, such as a link.');
  const { props } = child;
  return cloneElement(
    child,
    {
      ...rest,
      ...props,
      className: props.className ? `${className} ${props.className}` : className,
      ...(onClick && {
        onClick(event: MouseEvent<HTMLButtonElement>) {
          props.onClick?.(event);
          onClick(event);
        },
      }),
    },
    before,
    props.children,
    after,
  );
}
