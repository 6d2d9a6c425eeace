import type { ComponentProps, ReactNode } from 'react';
import { Accordion } from '../../primitives/accordion/index.ts';
import { Heading, type HeadingLevel } from '../../primitives/heading/index.ts';
import { Actions } from '../../internal/actions/index.ts';
import './asks.css';

export interface Ask {
  /** Target of links to the question, and `value` of the accordion. */
  id: string;
  /** The question. */
  title: ReactNode;
  /** The answer. */
  text: ReactNode;
}

export interface AsksProps extends Omit<ComponentProps<'div'>, 'title' | 'children' | 'defaultValue'> {
  title: ReactNode;
  /** Level of the title. The questions have the next one. @default 2 */
  headingLevel?: Exclude<HeadingLevel, 6> | undefined;
  /** Three to eight questions with their answers. */
  items: readonly Ask[];
  /** `id` of the question that is open initially. @default '' */
  defaultValue?: string | undefined;
  /** A link to all questions, below the title. */
  actions?: ReactNode;
  /** A sentence below the questions, in large type. `<b>` is emphasized, and `<small>` is a line below it. */
  note?: ReactNode;
}

/** Questions and answers, beside their title where there is room. */
export function Asks({ title, headingLevel = 2, items, defaultValue, actions, note, ...rest }: AsksProps) {
  return (
    <div data-slot="asks" {...rest}>
      <div data-slot="asks-title">
        <Heading headingLevel={headingLevel}>{title}</Heading>
        {actions && <Actions>{actions}</Actions>}
      </div>
      <Accordion
        size="lg"
        headingLevel={nextLevel[headingLevel]}
        defaultValue={defaultValue}
        items={items.map(({ text, ...item }) => ({ ...item, content: text }))}
      />
      {note && <p data-slot="asks-note">{note}</p>}
    </div>
  );
}

const nextLevel = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 6 } as const;
