'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import { VisuallyHidden } from '../../internal/visually-hidden/index.ts';
import './table.css';

export interface TableColumn<Column extends string> {
  /** Identifies the cells of the column in each row. */
  id: Column;
  label: ReactNode;
  /** `end` is for numbers. Their digits have the same width. @default start */
  align?: 'start' | 'end' | undefined;
}

export interface TableRow<Column extends string> {
  id: string;
  /** The content of each column. That of the first column names the row. */
  cells: Readonly<Record<Column, ReactNode>>;
}

export interface TableProps<Column extends string> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Title of the table, above it. */
  caption: ReactNode;
  /** Shows the caption to screen readers only, for a table below a heading with the same text. @default false */
  captionHidden?: boolean | undefined;
  /** The columns, with their labels. */
  columns: readonly TableColumn<Column>[];
  /** The rows, with a cell for each column. */
  rows: readonly TableRow<NoInfer<Column>>[];
  /** Accessible name of the region, while the table scrolls. @default the caption */
  label?: string | undefined;
}

/** A table of data. Where it is wider than its container, it scrolls and the page does not. */
export function Table<Column extends string>({
  caption,
  captionHidden = false,
  columns,
  rows,
  label,
  ref,
  ...rest
}: TableProps<Column>) {
  const captionId = useId();
  const region = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(region);
  return (
    <div
      // A region is a landmark, and one that does not scroll has no need to be one.
      role={scrolls ? 'region' : undefined}
      aria-label={scrolls ? label : undefined}
      aria-labelledby={label || !scrolls ? undefined : captionId}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrollable region must be keyboard-focusable.
      tabIndex={scrolls ? 0 : undefined}
      data-slot="table"
      {...rest}
      ref={useComposedRefs(region, ref)}
    >
      <table>
        <caption id={captionId} data-hidden={captionHidden || undefined}>
          {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({ id, label, align }) => (
              <th key={id} scope="col" data-align={align}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map(({ id, align }, index) =>
                index === 0 ? (
                  <th key={id} scope="row" data-align={align}>
                    {row.cells[id]}
                  </th>
                ) : (
                  <td key={id} data-align={align}>
                    {row.cells[id]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Whether the content of an element is wider than the element. True on the server, where that is unknown. */
function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(true);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      setOverflows(element.scrollWidth > element.clientWidth);
    });
    for (const box of [element, ...element.children]) observer.observe(box);
    return () => {
      observer.disconnect();
    };
  }, [ref]);
  return overflows;
}
