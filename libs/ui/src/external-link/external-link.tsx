import { ArrowUpRight } from '../sign/index.ts';
import { Link, type LinkProps } from '../link/index.ts';

export interface ExternalLinkProps extends Omit<LinkProps, 'exact' | 'target' | 'rel'> {
  /** Screen reader text after the link text, such as "opens in a new tab". */
  newTab: string;
}

/** A link to another site that opens in a new tab, with an icon and a screen reader text that say so. */
export function ExternalLink({ newTab, children, ...rest }: ExternalLinkProps) {
  return (
    <Link {...rest} target="_blank" rel="noopener">
      {children}
      {/* The non-breaking space keeps the icon on the line of the last word. */}
      <span className="whitespace-nowrap">
        {'\u00a0'}
        <ArrowUpRight aria-hidden className="inline size-[1em] align-[-0.125em]" />
      </span>
      <span className="sr-only"> {newTab}</span>
    </Link>
  );
}
