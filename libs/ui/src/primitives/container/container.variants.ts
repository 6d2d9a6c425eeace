import { cva, type VariantProps } from '../../foundations/cva.ts';
import './container.css';

export const containerVariants = cva('ui-container', {
  variants: {
    size: {
      page: '',
      content: 'ui-container--content',
      narrow: 'ui-container--narrow',
    },
  },
  defaultVariants: { size: 'page' },
});
export type ContainerVariants = VariantProps<typeof containerVariants>;
