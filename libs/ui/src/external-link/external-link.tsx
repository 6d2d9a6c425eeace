import { ArrowUpRight } from '../sign/index.ts';
import { Link, type LinkProps } from '../link/index.ts';

export interface ExternalLinkProps extends Omit<LinkProps, 'exact' | 'target' | 'rel'> {
  /** What a screen reader adds, such as "opens in a new tab". A sign says it to everybody else. */
  newTab: string;
}

/** Leads out of the site, in a new tab, and says so before one follows it. */
export function ExternalLink({ newTab, children, ...rest }: ExternalLinkProps) {
  return (
    <Link {...rest} target="_blank" rel="noopener">
      {children}
      {/* The space that does not break keeps the sign on the line of the last word. */}
      <span className="whitespace-nowrap">
        {'\u00a0'}
        <ArrowUpRight aria-hidden className="inline size-[1em] align-[-0.125em]" />
      </span>
      <span className="sr-only"> {newTab}</span>
    </Link>
  );
}
