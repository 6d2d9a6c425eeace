/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   Safari drops the roles of table parts that are displayed as something else, as they are here on a phone. */
import type { ComponentProps } from 'react';

export interface ComparisonRow {
  /** What is compared. */
  label: string;
  ours: string;
  theirs: string;
}

export interface ComparisonTableProps extends Omit<ComponentProps<'table'>, 'children' | 'className'> {
  /** What the table is about. Read aloud: a heading above the table says it to those who see. */
  caption: string;
  /** What the three columns are called. */
  columns: ComparisonRow;
  rows: readonly ComparisonRow[];
}

/**
 * What we do beside what others do. On a phone each row becomes a small block of its own, in which every cell says
 * which column it is of. The roles keep it a table there for those who hear it.
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

/** Which column a cell is of, where the columns have no heads in sight. Those who hear the table know already. */
function ColumnName({ children }: { children: string }) {
  return (
    <span aria-hidden className="mb-0.5 block text-sm font-normal text-ink-muted md:hidden">
      {children}
    </span>
  );
}
