import type { ComponentProps, ReactNode } from 'react';
import './sample-cuts.css';

export interface SampleCutsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The same `SamplePost` in several ratios, with the name of the format and its size in pixels. */
  items: readonly { id: string; picture: ReactNode; title: ReactNode; text: ReactNode }[];
}

/** One post, cut for several channels, each with a dimension line below it. In two columns on a phone. */
export function SampleCuts({ items, ...rest }: SampleCutsProps) {
  return (
    <ul role="list" data-slot="sample-cuts" {...rest}>
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
