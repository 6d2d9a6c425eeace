import type { ComponentProps, ReactNode } from 'react';
import { VisuallyHidden } from '../../internal/visually-hidden/index.ts';
import './comparison-table.css';

export interface ComparisonColumn<Id extends string = string> {
  id: Id;
  label: ReactNode;
}

export interface ComparisonRow<Id extends string = string> {
  id: string;
  /** The aspect that is compared. */
  label: ReactNode;
  /** The contents of the row, by column. */
  cells: Readonly<Record<Id, ReactNode>>;
}

export interface ComparisonTableProps<Id extends string = string> extends Omit<
  ComponentProps<'table'>,
  'children'
> {
  /** Title of the table, above it. */
  caption: ReactNode;
  /** Shows the caption to screen readers only, for a table below a heading with the same text. @default false */
  captionHidden?: boolean | undefined;
  /** Header of the first column, which contains the labels of the rows. */
  rowHeader: ReactNode;
  /** The options that are compared, usually two. */
  columns: readonly ComparisonColumn<Id>[];
  /** What is compared, with a cell for each option. */
  rows: readonly ComparisonRow<NoInfer<Id>>[];
  /** The last row. A `b` in the highlighted column, such as an amount, is a large figure on a line of its own. */
  sum?: ComparisonRow<NoInfer<Id>> | undefined;
  /** `id` of the column that is a dark slab. */
  highlightedColumn?: NoInfer<Id> | undefined;
}

/**
 * A ruled table that compares two options, aspect by aspect. The highlighted option is a dark slab. On small screens the
 * label of a row is above its cells. Browsers keep it a table for screen readers whatever the `display` of its elements.
 */
export function ComparisonTable<Id extends string>({
  caption,
  captionHidden = false,
  rowHeader,
  columns,
  rows,
  sum,
  highlightedColumn,
  ...rest
}: ComparisonTableProps<Id>) {
  const isHighlighted = (id: Id) => id === highlightedColumn || undefined;
  return (
    <table data-slot="comparison-table" {...rest}>
      <caption data-hidden={captionHidden || undefined}>
        {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{rowHeader}</VisuallyHidden>
          </th>
          {columns.map(({ id, label }) => (
            <th key={id} scope="col" data-highlighted={isHighlighted(id)}>
              <span>{label}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...rows, ...(sum ? [sum] : [])].map((row) => (
          <tr key={row.id} data-slot={row === sum ? 'comparison-table-sum' : undefined}>
            <th scope="row">{row.label}</th>
            {columns.map(({ id }) => (
              <td key={id} data-highlighted={isHighlighted(id)}>
                {/* The slab follows the scheme of the page, and the text on it is always light. */}
                <span>{row.cells[id]}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
