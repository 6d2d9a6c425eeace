export { FeatureGrid, type FeatureGridItem, type FeatureGridProps } from './feature-grid.tsx';
export {
  featureColumns,
  featureGridVariants,
  type FeatureColumns,
  type FeatureGridVariants,
} from './feature-grid.variants.ts';
