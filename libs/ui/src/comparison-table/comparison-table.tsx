/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   Safari removes the roles of table elements with another `display`, which they have here on small screens. */
import type { ComponentProps } from 'react';

export interface ComparisonRow {
  /** The aspect that is compared. */
  label: string;
  ours: string;
  theirs: string;
}

export interface ComparisonTableProps extends Omit<ComponentProps<'table'>, 'children' | 'className'> {
  /** Accessible name of the table. Not visible: add a heading above. */
  caption: string;
  /** Headers of the three columns. */
  columns: ComparisonRow;
  rows: readonly ComparisonRow[];
}

/**
 * A table that compares our offer with others, aspect by aspect. On small screens each row is a block, and each cell
 * shows its column name. ARIA roles keep it a table for screen readers.
 */
export function ComparisonTable({ caption, columns, rows, ...rest }: ComparisonTableProps) {
  return (
    <table
      {...rest}
      role="table"
      className="block w-full border-separate border-spacing-0 md:table md:table-fixed"
    >
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
        <tr role="row" className="text-start">
          <th
            role="columnheader"
            scope="col"
            className="pe-6 text-start text-sm font-medium text-ink-muted md:w-3/10"
          >
            {columns.label}
          </th>
          <th
            role="columnheader"
            scope="col"
            className="rounded-t-card bg-theme/8 px-6 py-5 text-start font-display text-title font-bold"
          >
            {columns.ours}
          </th>
          <th
            role="columnheader"
            scope="col"
            className="px-6 py-5 text-start font-display text-title font-bold"
          >
            {columns.theirs}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" className="block md:table-row-group">
        {rows.map(({ label, ours, theirs }) => (
          <tr
            key={label}
            role="row"
            className="group grid grid-cols-2 gap-y-3 border-t border-line py-5 first:border-t-0 first:pt-0 last:pb-0 md:table-row"
          >
            <th
              role="rowheader"
              scope="row"
              className="col-span-2 text-start font-semibold text-balance md:border-t md:border-line md:py-4 md:pe-6"
            >
              {label}
            </th>
            <td
              role="cell"
              className="rounded-control bg-theme/8 px-4 py-3 font-medium text-balance wrap-anywhere break-keep md:rounded-none md:border-t md:border-line md:px-6 md:py-4 md:group-last:rounded-b-card"
            >
              <ColumnName>{columns.ours}</ColumnName>
              {ours}
            </td>
            <td
              role="cell"
              className="px-4 py-3 text-balance wrap-anywhere break-keep text-ink-muted md:border-t md:border-line md:px-6 md:py-4"
            >
              <ColumnName>{columns.theirs}</ColumnName>
              {theirs}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The column name in a cell, for small screens without a visible header row. Screen readers announce the header. */
function ColumnName({ children }: { children: string }) {
  return (
    <span aria-hidden className="mb-0.5 block text-sm font-normal text-ink-muted md:hidden">
      {children}
    </span>
  );
}
