import type { ComponentProps, ReactNode } from 'react';
import './sample-stack.css';

export interface SampleStackProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Three screens, from the top layer to the bottom, each with the name of its layer. */
  items: readonly { id: string; picture: ReactNode; title: ReactNode }[];
  /** The shape of the screens: `tall` for phones. @default wide */
  shape?: 'wide' | 'tall' | undefined;
}

/** Three screens as layers above each other, in the projection of the illustrations. */
export function SampleStack({ items, shape = 'wide', ...rest }: SampleStackProps) {
  return (
    <figure data-slot="sample-stack" dir="ltr" data-shape={shape} {...rest}>
      <div>
        {items.map(({ id, picture }) => (
          <div key={id}>{picture}</div>
        ))}
      </div>
      <figcaption>
        {items.map(({ id, title }) => (
          <span key={id}>{title}</span>
        ))}
      </figcaption>
    </figure>
  );
}
