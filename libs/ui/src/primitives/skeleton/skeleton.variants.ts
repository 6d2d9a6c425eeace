import { cva, type VariantProps } from '../../foundations/cva.ts';
import './skeleton.css';

export const skeletonVariants = cva('ui-skeleton', {
  variants: {
    variant: {
      text: 'ui-skeleton--text',
      block: '',
      circle: 'ui-skeleton--circle',
    },
  },
  defaultVariants: { variant: 'text' },
});
export type SkeletonVariants = VariantProps<typeof skeletonVariants>;
