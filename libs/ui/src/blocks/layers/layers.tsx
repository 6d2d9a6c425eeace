import type { ComponentProps, ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../primitives/heading/index.ts';
import { Text } from '../../primitives/text/index.ts';
import './layers.css';

export interface LayersItem {
  id: string;
  title: ReactNode;
  text?: ReactNode;
}

export interface LayersProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Two to four items, with titles of one or two words. */
  items: readonly LayersItem[];
  /** Heading level of the titles. @default 3 */
  headingLevel?: HeadingLevel | undefined;
}

/** Large titles on grounds that get deeper from one to the next. As wide as the page: do not put it into a container. */
export function Layers({ items, headingLevel = 3, ...rest }: LayersProps) {
  return (
    <ul role="list" data-slot="layers" {...rest}>
      {items.map(({ id, title, text }, index) => (
        <li key={id}>
          {/* From the third, the ground is dark in both schemes. */}
          <div data-slot="layers-body" data-surface={index > 1 ? 'dusk' : undefined}>
            <Heading headingLevel={headingLevel} size="h1">
              {title}
            </Heading>
            {text && <Text size="lead">{text}</Text>}
          </div>
        </li>
      ))}
    </ul>
  );
}
