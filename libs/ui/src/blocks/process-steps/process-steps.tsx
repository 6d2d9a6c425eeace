import type { ComponentProps, ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../primitives/heading/index.ts';
import { Text } from '../../primitives/text/index.ts';
import './process-steps.css';

export interface ProcessStep {
  id: string;
  title: ReactNode;
  text: ReactNode;
}

export interface ProcessStepsProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Three, four or six steps, in chronological order. */
  items: readonly ProcessStep[];
  /** Heading level of the titles. @default 3 */
  headingLevel?: HeadingLevel | undefined;
}

/** A numbered list of steps, connected by a line in the color of the service theme. */
export function ProcessSteps({ items, headingLevel = 3, ...rest }: ProcessStepsProps) {
  return (
    // Four columns or three, so that the rows have no empty cells.
    <ol role="list" data-slot="process-steps" data-columns={items.length % 4 ? 3 : 4} {...rest}>
      {items.map(({ id, title, text }, index) => (
        <li key={id}>
          <span data-slot="process-steps-marker">
            <NumberOnSlab number={index + 1} />
          </span>
          <div data-slot="process-steps-body">
            <Heading headingLevel={headingLevel} size="h3">
              {title}
            </Heading>
            <Text tone="muted">{text}</Text>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The number of a step, on an isometric slab in the style of the illustrations. */
function NumberOnSlab({ number }: { number: number }) {
  return (
    <svg
      viewBox="0 0 56 42"
      fill="currentColor"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinejoin="round"
    >
      <path d="M2 17v8l26 15v-8Z" fillOpacity=".15" />
      <path d="M54 17v8L28 40v-8Z" fillOpacity=".3" />
      <path d="M28 2 54 17 28 32 2 17Z" />
      <text x="28" y="22" textAnchor="middle" stroke="none">
        {number}
      </text>
    </svg>
  );
}
