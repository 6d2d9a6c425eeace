import { cva, type VariantProps } from '../../foundations/cva.ts';
import './heading.css';

export const headingVariants = cva('ui-heading', {
  variants: {
    size: {
      poster: 'ui-heading--poster',
      page: 'ui-heading--page',
      section: 'ui-heading--section',
      title: 'ui-heading--title',
      base: 'ui-heading--base',
    },
  },
  defaultVariants: { size: 'section' },
});
export type HeadingVariants = VariantProps<typeof headingVariants>;
