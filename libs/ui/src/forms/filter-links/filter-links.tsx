import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../../primitives/link/index.ts';
import '../filter-chips/filter-chips.css';

export interface FilterLink {
  href: string;
  label: ReactNode;
  /** How many items it shows, raised after the label. */
  count?: number | undefined;
  /** Whether it is the list that is shown. @default false */
  current?: boolean | undefined;
}

export interface FilterLinksProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Accessible name of the navigation. Not visible. */
  label: string;
  /** The lists. The first usually has all items. */
  items: readonly FilterLink[];
}

/** Words that lead to a part of a list, each with an address of its own. They work without JavaScript. */
export function FilterLinks({ label, items, ...rest }: FilterLinksProps) {
  return (
    <nav data-slot="filter-chips" aria-label={label} {...rest}>
      {items.map(({ href, label, count, current }) => (
        <Link key={href} href={href} aria-current={current ? 'page' : undefined}>
          <span>{label}</span>
          {count !== undefined && <span data-slot="filter-chips-count"> {count}</span>}
        </Link>
      ))}
    </nav>
  );
}
