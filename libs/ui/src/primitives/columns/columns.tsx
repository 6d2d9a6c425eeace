import type { ComponentProps } from 'react';
import { columnsVariants, type ColumnsVariants } from './columns.variants.ts';

export interface ColumnsProps extends ComponentProps<'div'> {
  /** How the twelve columns of the page are divided between the two parts. @default equal */
  ratio?: ColumnsVariants['ratio'];
  /** Vertical alignment of columns of unequal height. @default stretch */
  align?: ColumnsVariants['align'];
}

/** Lays out two parts side by side where there is room, and otherwise one below the other. */
export function Columns({ ratio, align, children, className, ...rest }: ColumnsProps) {
  return (
    <div data-slot="columns" className={columnsVariants({ ratio, align, className })} {...rest}>
      {/* A container query cannot style the container itself. */}
      <div data-slot="columns-grid">{children}</div>
    </div>
  );
}
