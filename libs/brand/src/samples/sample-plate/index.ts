export { SamplePlates, type SamplePlateItem, type SamplePlatesProps } from './sample-plate.tsx';
export { samplePlateVariants, type SamplePlateVariants } from './sample-plate.variants.ts';
