export { PricingGrid, type PricingGridProps, type PricingPlan } from './pricing-grid.tsx';
