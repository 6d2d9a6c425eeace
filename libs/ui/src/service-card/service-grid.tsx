import type { ComponentProps } from 'react';

export interface ServiceGridProps extends Omit<ComponentProps<'ul'>, 'className'> {
  /** `ServiceCard`s: six, or another number that fills rows of three and of two. */
  children: ComponentProps<'ul'>['children'];
}

/** The services as cards in a net of hairlines, all of them equally high. */
export function ServiceGrid({ children, ...rest }: ServiceGridProps) {
  return (
    <ul
      role="list"
      {...rest}
      // The lines are the ground that shows between the cards, unless the reader's own colours cover it.
      className="grid gap-px overflow-clip rounded-card border border-line bg-line sm:auto-rows-fr sm:grid-cols-2 forced-colors:*:border lg:grid-cols-3"
    >
      {children}
    </ul>
  );
}
