import type { ComponentProps, ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../primitives/heading/index.ts';
import { Text } from '../../primitives/text/index.ts';
import './next-steps.css';

export interface NextStep {
  id: string;
  /** When it happens, in a few words. */
  title: ReactNode;
  text: ReactNode;
}

export interface NextStepsProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Three steps, in chronological order. */
  items: readonly NextStep[];
  /** Heading level of the titles. @default 3 */
  headingLevel?: HeadingLevel | undefined;
}

/** What happens next: three steps, each larger than the one before it. */
export function NextSteps({ items, headingLevel = 3, ...rest }: NextStepsProps) {
  return (
    <ol role="list" data-slot="next-steps" {...rest}>
      {items.map(({ id, title, text }) => (
        <li key={id}>
          <Heading headingLevel={headingLevel} size="h3">
            {title}
          </Heading>
          <Text>{text}</Text>
        </li>
      ))}
    </ol>
  );
}
