import { ArrowUpRight } from 'lucide';
import { VisuallyHidden } from '../../internal/visually-hidden/index.ts';
import { Icon } from '../icon/index.ts';
import { Link, type LinkProps } from '../link/index.ts';
import './external-link.css';

export interface ExternalLinkProps extends Omit<LinkProps, 'exact' | 'target' | 'rel'> {
  /** Screen reader text after the link text, such as "opens in a new tab". */
  newTabLabel: string;
}

/** A link to another site that opens in a new tab, with an icon and a screen reader text that say so. */
export function ExternalLink({ newTabLabel, children, ...rest }: ExternalLinkProps) {
  return (
    <Link data-slot="external-link" {...rest} target="_blank" rel="noopener">
      <span>{children}</span>
      <span data-slot="external-link-icon">
        {'\u00a0'}
        <Icon icon={ArrowUpRight} directional />
      </span>
      <VisuallyHidden>{` ${newTabLabel}`}</VisuallyHidden>
    </Link>
  );
}
