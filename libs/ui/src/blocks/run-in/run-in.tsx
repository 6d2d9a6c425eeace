import type { ComponentProps, ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../primitives/heading/index.ts';
import { runInVariants, type RunInVariants } from './run-in.variants.ts';

export interface RunInProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the items have in common: the heading before them. */
  label: ReactNode;
  /** Level of the label in the outline of the page. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /** Single words or names, without punctuation. */
  items: readonly ReactNode[];
  /** The items are short sentences: full stops are between them instead of commas. @default false */
  sentences?: RunInVariants['sentences'];
  /**
   * Where the items are: beside the label where there is room, or below it and a line. With `columns`, they are no sentence:
   * each has a line of a column, so that it is found by itself. @default beside
   */
  layout?: RunInVariants['layout'];
}

/** A list of names, set as one large sentence, or in columns. */
export function RunIn({ label, headingLevel = 2, items, sentences, layout, className, ...rest }: RunInProps) {
  return (
    <div data-slot="run-in" className={runInVariants({ sentences, layout, className })} {...rest}>
      <div data-slot="run-in-content">
        <Heading headingLevel={headingLevel} size="h3">
          {label}
        </Heading>
        <ul role="list">
          {items.map((item, index) => (
            <li key={index}>{item}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
