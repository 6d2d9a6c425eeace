import { cva, type VariantProps } from '../../foundations/cva.ts';
import './card.css';

export const cardVariants = cva('ui-card', {
  variants: {
    variant: {
      outline: 'ui-card--outline',
      raised: 'ui-card--raised',
      plain: 'ui-card--plain',
    },
  },
  defaultVariants: { variant: 'outline' },
});
export type CardVariants = VariantProps<typeof cardVariants>;
