export { TabularNumber } from './tabular-number.tsx';
