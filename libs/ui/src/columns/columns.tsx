import type { ComponentProps } from 'react';

export const columnRatios = ['equal', 'narrow-wide', 'wide-narrow'] as const;
export type ColumnRatio = (typeof columnRatios)[number];

export interface ColumnsProps extends ComponentProps<'div'> {
  /** The widths of the two columns. @default equal */
  ratio?: ColumnRatio;
}

const grids = {
  equal: '@4xl:grid-cols-2',
  'narrow-wide': '@4xl:grid-cols-[18rem_1fr] @6xl:grid-cols-[22rem_1fr]',
  'wide-narrow': '@4xl:grid-cols-[3fr_2fr]',
} satisfies Record<ColumnRatio, string>;

/** Lays out two parts side by side where there is room, and otherwise one below the other. */
export function Columns({ ratio = 'equal', className = '', children, ...rest }: ColumnsProps) {
  return (
    <div {...rest} className={`@container ${className}`}>
      <div className={`grid grid-cols-1 gap-x-16 gap-y-10 ${grids[ratio]}`}>{children}</div>
    </div>
  );
}
