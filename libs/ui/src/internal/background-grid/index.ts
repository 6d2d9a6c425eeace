export { BackgroundGrid } from './background-grid.tsx';
