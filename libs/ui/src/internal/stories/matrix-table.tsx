import type { ReactNode } from 'react';
import { WideTable } from './wide-table.tsx';

interface MatrixTableProps<Row extends string, Column extends string> {
  label: string;
  rows: readonly Row[];
  columns: readonly Column[];
  children: (row: Row, column: Column) => ReactNode;
}

/** Renders every combination of two lists, such as the variants and sizes of a component. */
export function MatrixTable<Row extends string, Column extends string>({
  label,
  rows,
  columns,
  children,
}: MatrixTableProps<Row, Column>) {
  return (
    <WideTable label={label}>
      <table className="border-separate border-spacing-3 whitespace-nowrap">
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col" translate="no" className="text-sm font-medium text-ink-muted">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row" translate="no" className="pe-4 text-start text-sm font-medium text-ink-muted">
                {row}
              </th>
              {columns.map((column) => (
                <td key={column} className="text-center">
                  {children(row, column)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}
