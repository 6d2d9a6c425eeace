import { cva, type VariantProps } from '../../foundations/cva.ts';
import './poster.css';

export const posterVariants = cva('ui-poster', {
  variants: {
    layout: {
      across: 'ui-poster--across',
      beside: 'ui-poster--beside',
    },
    size: {
      poster: '',
      h1: 'ui-poster--h1',
    },
    bleed: {
      true: 'ui-poster--bleed',
      full: 'ui-poster--full',
      photograph: 'ui-poster--full ui-poster--photograph',
    },
    hang: {
      true: 'ui-poster--hang',
    },
  },
  defaultVariants: { layout: 'across' },
});
export type PosterVariants = VariantProps<typeof posterVariants>;
