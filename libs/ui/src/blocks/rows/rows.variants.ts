import { cva, type VariantProps } from '../../foundations/cva.ts';
import '../../internal/icon-title/icon-title.css';
import './rows.css';

export const rowsVariants = cva('ui-rows', {
  variants: {
    size: {
      h3: '',
      h2: 'ui-rows--h2',
      h1: 'ui-rows--h1',
    },
    thin: {
      true: 'ui-rows--thin',
    },
  },
  defaultVariants: { size: 'h3' },
});
export type RowsVariants = VariantProps<typeof rowsVariants>;
