import { cva, type VariantProps } from '../../foundations/cva.ts';
import './nav-bar.css';

export const navBarVariants = cva('ui-nav-bar', {
  variants: {
    tone: {
      deep: 'ui-nav-bar--deep',
      plain: '',
    },
  },
  defaultVariants: { tone: 'deep' },
});
export type NavBarVariants = VariantProps<typeof navBarVariants>;
