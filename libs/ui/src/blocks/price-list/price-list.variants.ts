import { cva, type VariantProps } from '../../foundations/cva.ts';
import './price-list.css';

export const priceListVariants = cva('ui-price-list', {
  variants: {
    variant: {
      rows: 'ui-price-list--rows',
      cards: 'ui-price-list--cards',
    },
  },
  defaultVariants: { variant: 'rows' },
});
export type PriceListVariants = VariantProps<typeof priceListVariants>;
