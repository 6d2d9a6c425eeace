export {
  ComparisonTable,
  type ComparisonColumn,
  type ComparisonRow,
  type ComparisonSum,
  type ComparisonTableProps,
} from './comparison-table.tsx';
