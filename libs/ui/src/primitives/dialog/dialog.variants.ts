import { cva, type VariantProps } from '../../foundations/cva.ts';
import './dialog.lazy.css';

export const dialogVariants = cva('ui-dialog', {
  variants: {
    size: {
      sm: 'ui-dialog--sm',
      md: '',
      full: 'ui-dialog--full',
    },
  },
  defaultVariants: { size: 'md' },
});
export type DialogVariants = VariantProps<typeof dialogVariants>;
