import { cva, type VariantProps } from '../../foundations/cva.ts';
import './run-in.css';

export const runInVariants = cva('ui-run-in', {
  variants: {
    layout: {
      beside: 'ui-run-in--beside',
      below: 'ui-run-in--below',
      columns: 'ui-run-in--columns',
    },
    sentences: { true: 'ui-run-in--sentences' },
  },
  defaultVariants: { layout: 'beside' },
});
export type RunInVariants = VariantProps<typeof runInVariants>;
