import { cva, type VariantProps } from '../../foundations/cva.ts';
import './section-heading.css';

export const sectionHeadingVariants = cva('ui-section-heading', {
  variants: {
    variant: {
      split: 'ui-section-heading--split',
      stacked: 'ui-section-heading--stacked',
    },
  },
  defaultVariants: { variant: 'split' },
});
export type SectionHeadingVariants = VariantProps<typeof sectionHeadingVariants>;
