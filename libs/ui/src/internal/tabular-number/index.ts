export { Figure } from './tabular-number.tsx';
