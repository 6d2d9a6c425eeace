export { FeatureGrid, type FeatureGridItem, type FeatureGridProps } from './feature-grid.tsx';
export { featureColumns, type FeatureColumns } from './feature-grid.variants.ts';
