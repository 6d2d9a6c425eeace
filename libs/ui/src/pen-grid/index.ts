export { PenGrid } from './pen-grid.tsx';
