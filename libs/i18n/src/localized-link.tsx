import type { ComponentProps } from 'react';
import { useLanguage } from './language-provider.tsx';

export interface LocalizedLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /**
   * A path of the site without its language, such as `/faq`, to which the current language prefix is added. Any other
   * URL, such as `mailto:`, `#pricing` or another site, is unchanged.
   */
  href: string;
  /** Leaves the path unchanged. @default false */
  exact?: boolean | undefined;
}

/** A link that keeps the language prefix of the current path. */
export function LocalizedLink({ href, exact = false, children, ...rest }: LocalizedLinkProps) {
  const { prefix, languages } = useLanguage();
  return (
    <a {...rest} href={exact ? href : languages.localizePath(href, prefix)}>
      {children}
    </a>
  );
}
