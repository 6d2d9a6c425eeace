import { cva, type VariantProps } from '../../foundations/cva.ts';
import './poster.css';

export const posterVariants = cva('ui-poster', {
  variants: {
    layout: {
      across: 'ui-poster--across',
      beside: 'ui-poster--beside',
    },
  },
  defaultVariants: { layout: 'across' },
});
export type PosterVariants = VariantProps<typeof posterVariants>;
