import type { ComponentProps, ReactNode } from 'react';
import './chip-list.css';

export interface ChipListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Short names, such as technologies or industries. */
  items: readonly ReactNode[];
}

/** A list of short labels in the color of the service theme. They are not interactive: use `FilterChips` to filter. */
export function ChipList({ items, ...rest }: ChipListProps) {
  return (
    <ul role="list" data-slot="chip-list" {...rest}>
      {/* The keys are positions, so equal names do not collide. */}
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
