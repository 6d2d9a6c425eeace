export {
  SegmentedControl,
  type SegmentedControlOption,
  type SegmentedControlProps,
} from './segmented-control.tsx';
export { segmentedControlVariants, type SegmentedControlVariants } from './segmented-control.variants.ts';
