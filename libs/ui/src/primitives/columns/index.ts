export { Columns, type ColumnsProps } from './columns.tsx';
export { columnAligns, columnRatios, type ColumnAlign, type ColumnRatio } from './columns.variants.ts';
