import type { ComponentProps, ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../primitives/heading/index.ts';
import { Text } from '../../primitives/text/index.ts';
import '../../internal/icon-title/icon-title.css';
import './layers.css';

export interface LayersItem {
  id: string;
  title: ReactNode;
  text?: ReactNode;
  /** A decorative icon before the text. All items have one, or none. */
  icon?: ReactNode;
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
      {items.map(({ id, title, text, icon }, index) => (
        <li key={id}>
          {/* From the third, the ground is dark in both schemes. */}
          <div data-slot="layers-body" data-surface={index > 1 ? 'dusk' : undefined}>
            <Heading headingLevel={headingLevel} size="h1">
              {title}
            </Heading>
            {text && (
              <div data-slot="icon-title">
                {icon}
                <Text size="lead">{text}</Text>
              </div>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
