import type { ComponentProps } from 'react';
import './sample-table.css';

export interface SampleTableProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Title of the screen. */
  title: string;
  /** Names of the other tables, beside the title. */
  views: readonly string[];
  /** The rows. The first two cells are aligned at the start, the others at the end. */
  items: readonly { id: string; cells: readonly string[] }[];
  /** Accessible name. It says that this is a sample: "Sample screen: the table of orders of a bakery". */
  label: string;
}

/** A screen of an invented system: a table of its database. All sizes are relative to its width. */
export function SampleTable({ title, views, items, label, ...rest }: SampleTableProps) {
  return (
    <div data-slot="sample-table" role="img" aria-label={label} {...rest}>
      <div>
        <p>
          <b>{title}</b>
          {views.map((view) => (
            <span key={view}>{view}</span>
          ))}
        </p>
        <table>
          <tbody>
            {items.map(({ id, cells }) => (
              <tr key={id}>
                {cells.map((cell) => (
                  <td key={cell}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
