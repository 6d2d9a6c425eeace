import { cva, type VariantProps } from '@studio/ui/cva';
import './sample-plate.css';

export const samplePlateVariants = cva('brand-sample-plate', {
  variants: {
    /** The ground of the picture: a color that belongs to the sample. */
    ground: {
      none: 'brand-sample-plate--none',
      water: 'brand-sample-plate--water',
      honey: 'brand-sample-plate--honey',
      moss: 'brand-sample-plate--moss',
      flour: 'brand-sample-plate--flour',
      mint: 'brand-sample-plate--mint',
      dusk: '',
    },
    /** Its width in the grid of 12 columns, from 960 px. */
    span: {
      full: '',
      narrow: 'brand-sample-plate--narrow',
      wide: 'brand-sample-plate--wide',
    },
  },
  defaultVariants: { ground: 'none', span: 'full' },
});
export type SamplePlateVariants = VariantProps<typeof samplePlateVariants>;
