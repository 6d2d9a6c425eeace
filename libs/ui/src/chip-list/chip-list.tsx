import type { ComponentProps } from 'react';

export interface ChipListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Short names, such as technologies or industries. */
  items: readonly string[];
}

/** A list of short labels in the color of the service theme. They are not interactive: use `FilterChips` to filter. */
export function ChipList({ items, className = '', ...rest }: ChipListProps) {
  return (
    <ul role="list" {...rest} className={`flex flex-wrap gap-2 ${className}`}>
      {items.map((item) => (
        <li key={item} className="rounded-full border border-theme/35 bg-raised px-3.5 py-1 text-theme">
          {item}
        </li>
      ))}
    </ul>
  );
}
