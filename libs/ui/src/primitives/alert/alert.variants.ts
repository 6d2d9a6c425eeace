import { cva, type VariantProps } from '../../foundations/cva.ts';
import './alert.css';

export const alertVariants = cva('ui-alert', {
  variants: {
    tone: {
      info: '',
      good: 'ui-alert--good',
      warning: 'ui-alert--warning',
      bad: 'ui-alert--bad',
    },
  },
  defaultVariants: { tone: 'info' },
});
export type AlertVariants = VariantProps<typeof alertVariants>;
