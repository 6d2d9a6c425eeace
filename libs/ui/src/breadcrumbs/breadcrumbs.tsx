import type { ComponentProps } from 'react';
import { Link } from '../link/index.ts';

export interface Breadcrumb {
  label: string;
  /** Missing on the page itself, which comes last. */
  href?: string | undefined;
}

export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** What the list is called. Read aloud, not shown. */
  label: string;
  /** From the widest to the page itself. */
  items: readonly Breadcrumb[];
}

/** Where a page stands among the others. */
export function Breadcrumbs({ label, items, className = '', ...rest }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} {...rest} className={`text-sm text-ink-muted ${className}`}>
      <ol role="list" className="-mx-1.5 flex flex-wrap items-center">
        {items.map((item) => (
          <li
            key={item.label}
            className="flex items-center not-first:before:text-edge not-first:before:content-['/'/'']"
          >
            {item.href === undefined ? (
              <span aria-current="page" className="px-1.5 text-ink">
                {item.label}
              </span>
            ) : (
              <Link
                href={item.href}
                className="inline-flex min-h-11 items-center rounded-control px-1.5 underline-offset-4 hover:text-ink hover:underline"
              >
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
