export { Skeleton, type SkeletonProps } from './skeleton.tsx';
export { skeletonVariants, type SkeletonVariants } from './skeleton.variants.ts';
