export { FeatureGrid, type Feature, type FeatureGridProps } from './feature-grid.tsx';
export { featureColumns, type FeatureColumns } from './feature-grid.variants.ts';
