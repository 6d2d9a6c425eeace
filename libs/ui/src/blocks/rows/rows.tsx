import type { ComponentProps, ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../primitives/heading/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { rowsVariants, type RowsVariants } from './rows.variants.ts';

export interface Row {
  id: string;
  title: ReactNode;
  /** One or two sentences. */
  text?: ReactNode;
  /** A decorative icon before the title. All items have one, or none. */
  icon?: ReactNode;
}

export interface RowsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The rows, in the order of the page. */
  items: readonly Row[];
  /** Size of the titles in the type scale. @default h3 */
  size?: RowsVariants['size'];
  /** Thin lines, for many rows. @default false */
  thin?: RowsVariants['thin'];
  /** Level of the titles: one below the heading above the list. @default 3 */
  headingLevel?: HeadingLevel | undefined;
}

/** A list of statements on lines: the title is as large as its weight, and the text is beside it where there is room. */
export function Rows({ items, size = 'h3', thin, headingLevel = 3, className, ...rest }: RowsProps) {
  return (
    <ul role="list" data-slot="rows" className={rowsVariants({ size, thin, className })} {...rest}>
      {items.map(({ id, title, text, icon }) => (
        <li key={id}>
          <div data-slot="rows-item">
            <div data-slot="icon-title">
              {icon}
              <Heading headingLevel={headingLevel} size={size}>
                {title}
              </Heading>
            </div>
            {text && <Text size={size === 'h3' ? 'base' : 'lead'}>{text}</Text>}
          </div>
        </li>
      ))}
    </ul>
  );
}
