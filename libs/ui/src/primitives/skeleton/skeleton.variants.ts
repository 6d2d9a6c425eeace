export const skeletonVariants = ['text', 'block', 'circle'] as const;
export type SkeletonVariant = (typeof skeletonVariants)[number];
