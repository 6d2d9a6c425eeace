import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isPath, localizePath, splitLanguage } from './paths.ts';

export interface LocalizedLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /**
   * A path of the site without its language, such as `/faq`: the visitor's prefix is put before it. Any other
   * address, such as `mailto:`, `#pricing` or another site, stays as it is.
   */
  href: string;
  /** Leaves the path as it is. @default false */
  exact?: boolean;
}

/** A link that keeps the visitor's language prefix. */
export function LocalizedLink({ href, exact = false, children, ...rest }: LocalizedLinkProps) {
  const { prefix } = splitLanguage(useLocation().pathname);
  if (!isPath(href))
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  // What the router would note on a link is for sites that tell it their pages as it goes.
  return (
    <Link {...rest} discover="none" to={exact ? href : localizePath(href, prefix)}>
      {children}
    </Link>
  );
}
