export { Columns, columnRatios, type ColumnRatio, type ColumnsProps } from './columns.tsx';
