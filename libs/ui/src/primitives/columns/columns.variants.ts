import { cva, type VariantProps } from '../../foundations/cva.ts';
import './columns.css';

export const columnsVariants = cva('ui-columns', {
  variants: {
    ratio: {
      equal: 'ui-columns--equal',
      '5-7': 'ui-columns--5-7',
      '4-8': 'ui-columns--4-8',
      '3-9': 'ui-columns--3-9',
      '7-5': 'ui-columns--7-5',
    },
    align: {
      stretch: '',
      start: 'ui-columns--start',
      center: 'ui-columns--center',
      end: 'ui-columns--end',
    },
  },
  defaultVariants: { ratio: 'equal', align: 'stretch' },
});
export type ColumnsVariants = VariantProps<typeof columnsVariants>;
