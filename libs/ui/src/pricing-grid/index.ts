export { PricingGrid, type PricingGridProps } from './pricing-grid.tsx';
