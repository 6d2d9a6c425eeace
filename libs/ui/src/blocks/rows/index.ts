export { Rows, type Row, type RowsProps } from './rows.tsx';
export { rowsVariants, type RowsVariants } from './rows.variants.ts';
