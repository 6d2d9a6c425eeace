import { cva, type VariantProps } from '../../foundations/cva.ts';
import './check-list.css';

export const checkListVariants = cva('ui-check-list', {
  variants: {
    variant: {
      plain: 'ui-check-list--plain',
      ruled: 'ui-check-list--ruled',
    },
    size: {
      sm: 'ui-check-list--sm',
      md: 'ui-check-list--md',
      lg: 'ui-check-list--lg',
    },
  },
  defaultVariants: { variant: 'plain', size: 'md' },
});
export type CheckListVariants = VariantProps<typeof checkListVariants>;
