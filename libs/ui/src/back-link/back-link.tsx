import { ArrowLeft } from '../sign/index.ts';
import { Link, type LinkProps } from '../link/index.ts';

export type BackLinkProps = LinkProps;

/** A link to the parent page. Its text names that page, such as "Back to services". */
export function BackLink({ children, className = '', ...rest }: BackLinkProps) {
  return (
    <Link
      {...rest}
      className={`group inline-flex min-h-11 items-center gap-2 rounded-control text-sm font-medium text-ink-muted hover:text-ink ${className}`}
    >
      <ArrowLeft
        aria-hidden
        className="size-[1.15em] shrink-0 transition-transform duration-200 ease-out group-hover:-translate-x-1"
      />
      {children}
    </Link>
  );
}
