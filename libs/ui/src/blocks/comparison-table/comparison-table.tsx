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
  /** `id` of the column in the color of the service theme. */
  highlightedColumn?: NoInfer<Id> | undefined;
}

/**
 * A table that compares two options, aspect by aspect. On small screens each row is a block, and each cell shows its
 * column name. Browsers keep it a table for screen readers whatever the `display` of its elements.
 */
export function ComparisonTable<Id extends string>({
  caption,
  captionHidden = false,
  rowHeader,
  columns,
  rows,
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
          <th scope="col">{rowHeader}</th>
          {columns.map(({ id, label }) => (
            <th key={id} scope="col" data-highlighted={isHighlighted(id)}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">{row.label}</th>
            {columns.map(({ id, label }) => (
              <td key={id} data-highlighted={isHighlighted(id)}>
                {/* For small screens without a visible header row. Screen readers announce the header. */}
                <span aria-hidden data-slot="comparison-table-column">
                  {label}
                </span>
                {row.cells[id]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
