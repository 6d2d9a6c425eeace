import type { ComponentProps, ReactNode } from 'react';
import './portraits.css';

export interface PortraitsItem {
  id: string;
  /** A portrait that ends at its lower edge, such as an `Illustration` of the ratio 10:11. */
  picture: ReactNode;
  /** The name. */
  title: ReactNode;
  /** What the person can help with. */
  text: ReactNode;
}

export interface PortraitsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Two people. */
  items: readonly PortraitsItem[];
}

/** Two people, standing on a line from one edge of the page to the other. */
export function Portraits({ items, ...rest }: PortraitsProps) {
  return (
    <ul role="list" data-slot="portraits" {...rest}>
      {items.map(({ id, picture, title, text }) => (
        <li key={id}>
          <div data-slot="portraits-picture">{picture}</div>
          <div data-slot="portraits-caption">
            <b>{title}</b>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
