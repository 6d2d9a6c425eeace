export {
  ComparisonTable,
  type ComparisonColumn,
  type ComparisonRow,
  type ComparisonTableProps,
} from './comparison-table.tsx';
