export { Skeleton, type SkeletonProps } from './skeleton.tsx';
export { skeletonVariants, type SkeletonVariant } from './skeleton.variants.ts';
