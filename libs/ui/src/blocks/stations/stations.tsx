import type { ComponentProps, ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../primitives/heading/index.ts';
import { Text } from '../../primitives/text/index.ts';
import './stations.css';

export interface StationsItem {
  id: string;
  /** A drawing. Drawings with the same view box make one line. */
  picture: ReactNode;
  title: ReactNode;
  /** One sentence. */
  text: ReactNode;
}

export interface StationsProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Three or four stations, in order. */
  items: readonly StationsItem[];
  /** Heading level of the titles. @default 3 */
  headingLevel?: HeadingLevel | undefined;
}

/** Drawings that stand side by side without gaps, such as from a sketch to a server, with a sentence below each. */
export function Stations({ items, headingLevel = 3, ...rest }: StationsProps) {
  return (
    <ol role="list" data-slot="stations" {...rest}>
      {items.map(({ id, picture, title, text }) => (
        <li key={id}>
          <div data-slot="stations-picture">{picture}</div>
          <div data-slot="stations-body">
            <Heading headingLevel={headingLevel} size="h3">
              {title}
            </Heading>
            <Text>{text}</Text>
          </div>
        </li>
      ))}
    </ol>
  );
}
