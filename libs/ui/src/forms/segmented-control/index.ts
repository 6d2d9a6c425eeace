export {
  SegmentedControl,
  type SegmentedControlOption,
  type SegmentedControlProps,
} from './segmented-control.tsx';
export { segmentedControlVariants, type SegmentedControlVariant } from './segmented-control.variants.ts';
