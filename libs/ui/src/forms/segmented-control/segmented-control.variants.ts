import { cva, type VariantProps } from '../../foundations/cva.ts';
import './segmented-control.css';

export const segmentedControlVariants = cva('ui-segmented-control', {
  variants: {
    variant: {
      text: 'ui-segmented-control--text',
      icon: 'ui-segmented-control--icon',
    },
  },
  defaultVariants: { variant: 'text' },
});
export type SegmentedControlVariants = VariantProps<typeof segmentedControlVariants>;
