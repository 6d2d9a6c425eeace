import { cva, type VariantProps } from '../../foundations/cva.ts';
import './separator.css';

export const separatorVariants = cva('ui-separator', {
  variants: {
    orientation: {
      horizontal: '',
      vertical: 'ui-separator--vertical',
    },
  },
  defaultVariants: { orientation: 'horizontal' },
});
export type SeparatorVariants = VariantProps<typeof separatorVariants>;
