export { Lake, type LakeProps } from './lake.tsx';
export { lakeVariants, type LakeVariants } from './lake.variants.ts';
