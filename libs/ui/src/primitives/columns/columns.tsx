import type { ComponentProps } from 'react';
import './columns.css';
import type { ColumnAlign, ColumnRatio } from './columns.variants.ts';

export interface ColumnsProps extends ComponentProps<'div'> {
  /** The widths of the two columns. The first column of `sidebar` has a fixed width. @default equal */
  ratio?: ColumnRatio | undefined;
  /** Vertical alignment of columns of unequal height. @default stretch */
  align?: ColumnAlign | undefined;
}

/** Lays out two parts side by side where there is room, and otherwise one below the other. */
export function Columns({ ratio = 'equal', align = 'stretch', children, ...rest }: ColumnsProps) {
  return (
    <div data-slot="columns" data-ratio={ratio} data-align={align} {...rest}>
      {/* A container query cannot style the container itself. */}
      <div data-slot="columns-grid">{children}</div>
    </div>
  );
}
