import type { ComponentProps, ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../primitives/heading/index.ts';
import './statements.css';

export interface Statement {
  id: string;
  /** One word, such as "Mission". */
  title: ReactNode;
  /** One sentence, in large type. */
  text: ReactNode;
}

export interface StatementsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Two or three statements. */
  items: readonly Statement[];
  /** Level of the titles in the outline of the page. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/** Sentences as large as headings, each further to the end side or back. */
export function Statements({ items, headingLevel = 2, ...rest }: StatementsProps) {
  return (
    <ul role="list" data-slot="statements" {...rest}>
      {items.map(({ id, title, text }) => (
        <li key={id}>
          <Heading headingLevel={headingLevel} size="h3">
            {title}
          </Heading>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
