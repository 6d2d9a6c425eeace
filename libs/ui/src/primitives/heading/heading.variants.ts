import { cva, type VariantProps } from '../../foundations/cva.ts';
import './heading.css';

export const headingVariants = cva('ui-heading', {
  variants: {
    size: {
      poster: 'ui-heading--poster',
      h1: 'ui-heading--h1',
      h2: '',
      h3: 'ui-heading--h3',
      base: 'ui-heading--base',
    },
  },
  defaultVariants: { size: 'h2' },
});
export type HeadingVariants = VariantProps<typeof headingVariants>;
