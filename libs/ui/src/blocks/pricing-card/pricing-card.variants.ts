import { cva, type VariantProps } from '../../foundations/cva.ts';
import './pricing-card.css';

export const pricingCardVariants = cva('ui-pricing-card', {
  variants: {
    variant: {
      tall: 'ui-pricing-card--tall',
      wide: 'ui-pricing-card--wide',
    },
  },
  defaultVariants: { variant: 'tall' },
});
export type PricingCardVariants = VariantProps<typeof pricingCardVariants>;
