export { Columns, type ColumnsProps } from './columns.tsx';
export { columnsVariants, type ColumnsVariants } from './columns.variants.ts';
