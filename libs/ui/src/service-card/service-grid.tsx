import type { ComponentProps } from 'react';

export interface ServiceGridProps extends Omit<ComponentProps<'ul'>, 'className'> {
  /** `ServiceCard`s: six, or another number that fills rows of two and of three. */
  children: ComponentProps<'ul'>['children'];
}

/** A grid of service cards of equal height, separated by thin lines. */
export function ServiceGrid({ children, ...rest }: ServiceGridProps) {
  return (
    <ul
      role="list"
      {...rest}
      // The lines are the background between the cards. Forced colors override it, so the cards have borders there.
      className="grid gap-px overflow-clip rounded-card border border-line bg-line sm:auto-rows-fr sm:grid-cols-2 forced-colors:*:border lg:grid-cols-3"
    >
      {children}
    </ul>
  );
}
