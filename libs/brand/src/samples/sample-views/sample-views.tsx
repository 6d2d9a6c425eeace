import type { ComponentProps, ReactNode } from 'react';
import './sample-views.css';

export interface SampleViewsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Four square photographs, each with the question that it answers, and what it shows. */
  items: readonly { id: string; picture: ReactNode; title: ReactNode; text: ReactNode }[];
}

/** Photographs of one product, of unequal size on one line. In two columns on a phone. */
export function SampleViews({ items, ...rest }: SampleViewsProps) {
  return (
    <ul role="list" data-slot="sample-views" {...rest}>
      {items.map(({ id, picture, title, text }) => (
        <li key={id}>
          {picture}
          <p>
            <b>{title}</b> <span>{text}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
