export { Rows, type Row, type RowsProps } from './rows.tsx';
