import { cva, type VariantProps } from '../../foundations/cva.ts';
import './last-line.css';

export const lastLineVariants = cva('ui-last-line', {
  variants: {
    size: {
      poster: '',
      h1: 'ui-last-line--h1',
    },
  },
  defaultVariants: { size: 'poster' },
});
export type LastLineVariants = VariantProps<typeof lastLineVariants>;
