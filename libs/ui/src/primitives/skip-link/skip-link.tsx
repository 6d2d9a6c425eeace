import type { ComponentProps } from 'react';
import './skip-link.css';

export interface SkipLinkProps extends ComponentProps<'a'> {
  /** The id of the main content, such as `#content`. */
  href: string;
}

/** A link that skips the navigation. Put it first on the page. It is visible only while it has focus. */
export function SkipLink({ children, ...rest }: SkipLinkProps) {
  return (
    <a data-slot="skip-link" {...rest}>
      {children}
    </a>
  );
}
