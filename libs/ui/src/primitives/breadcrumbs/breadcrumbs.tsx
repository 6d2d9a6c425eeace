import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../link/index.ts';
import './breadcrumbs.css';

export interface Breadcrumb {
  label: ReactNode;
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
export function Breadcrumbs({ label, items, ...rest }: BreadcrumbsProps) {
  return (
    <nav data-slot="breadcrumbs" aria-label={label} {...rest}>
      <ol role="list">
        {items.map((item) => (
          <li key={item.href ?? ''}>
            {item.href === undefined ? (
              <span aria-current="page">{item.label}</span>
            ) : (
              <Link href={item.href}>{item.label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
