import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { localizePath, splitLanguage } from './paths.ts';

export interface LocalizedLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the site without its language, such as `/faq`. The visitor's prefix is put before it. */
  href: string;
  /** Leaves the path as it is. @default false */
  exact?: boolean;
}

/** A link that keeps the visitor's language prefix. */
export function LocalizedLink({ href, exact = false, ...rest }: LocalizedLinkProps) {
  const { prefix } = splitLanguage(useLocation().pathname);
  return <Link {...rest} to={exact ? href : localizePath(href, prefix)} />;
}
