export { SampleTable, type SampleTableProps } from './sample-table.tsx';
