import { ArrowLeft } from 'lucide';
import { Icon } from '../icon/index.ts';
import { Link, type LinkProps } from '../link/index.ts';
import './back-link.css';

export type BackLinkProps = LinkProps;

/** A link to the parent page. Its text names that page, such as "Back to services". */
export function BackLink({ children, ...rest }: BackLinkProps) {
  return (
    <Link data-slot="back-link" {...rest}>
      <Icon icon={ArrowLeft} directional />
      <span>{children}</span>
    </Link>
  );
}
