import { cva, type VariantProps } from '@studio/ui/cva';
import './lake.css';

export const lakeVariants = cva('brand-lake', {
  variants: {
    kind: {
      day: 'brand-lake--day',
      dusk: 'brand-lake--dusk',
      lines: 'brand-lake--lines',
    },
    pale: { true: 'brand-lake--pale', false: '' },
    soundings: { true: 'brand-lake--soundings', false: '' },
  },
  defaultVariants: { pale: false, soundings: false },
});
export type LakeVariants = VariantProps<typeof lakeVariants>;
