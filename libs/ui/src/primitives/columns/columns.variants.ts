import { cva, type VariantProps } from '../../foundations/cva.ts';
import './columns.css';

export const columnsVariants = cva('ui-columns', {
  variants: {
    ratio: {
      equal: 'ui-columns--equal',
      'narrow-wide': 'ui-columns--narrow-wide',
      'wide-narrow': 'ui-columns--wide-narrow',
      sidebar: 'ui-columns--sidebar',
    },
    align: {
      stretch: 'ui-columns--stretch',
      start: 'ui-columns--start',
      center: 'ui-columns--center',
    },
  },
  defaultVariants: { ratio: 'equal', align: 'stretch' },
});
export type ColumnsVariants = VariantProps<typeof columnsVariants>;
