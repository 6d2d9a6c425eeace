import { cva, type VariantProps } from '../../foundations/cva.ts';
import './accordion.css';

export const accordionVariants = cva('ui-accordion', {
  variants: {
    size: {
      md: '',
      lg: 'ui-accordion--lg',
    },
  },
  defaultVariants: { size: 'md' },
});
export type AccordionVariants = VariantProps<typeof accordionVariants>;
