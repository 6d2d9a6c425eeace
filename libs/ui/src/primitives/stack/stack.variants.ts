import { cva, type VariantProps } from '../../foundations/cva.ts';
import './stack.css';

export const stackVariants = cva('ui-stack', {
  variants: {
    direction: {
      column: '',
      row: 'ui-stack--row',
    },
    gap: {
      sm: 'ui-stack--sm',
      md: '',
      lg: 'ui-stack--lg',
      xl: 'ui-stack--xl',
    },
  },
  defaultVariants: { direction: 'column', gap: 'md' },
});
export type StackVariants = VariantProps<typeof stackVariants>;
