import type { ComponentProps } from 'react';
import { Link } from '../link/index.ts';

export interface Breadcrumb {
  label: string;
  /** Omit it for the current page, which is the last item. */
  href?: string | undefined;
}

export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Accessible name of the navigation. Not visible. */
  label: string;
  /** From the top level of the site to the current page. */
  items: readonly Breadcrumb[];
}

/** The path to the current page, with links to the pages above it. */
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
