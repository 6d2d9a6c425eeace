import { cva, type VariantProps } from '../../foundations/cva.ts';
import './button.css';

export const buttonVariants = cva('ui-button', {
  variants: {
    variant: {
      primary: 'ui-button--primary',
      secondary: 'ui-button--secondary',
      outline: 'ui-button--outline',
      ghost: 'ui-button--ghost',
      glass: 'ui-button--glass',
      gradient: 'ui-button--gradient',
      glow: 'ui-button--glow',
    },
    size: {
      xs: 'ui-button--xs',
      sm: 'ui-button--sm',
      md: '',
      lg: 'ui-button--lg',
      xl: 'ui-button--xl',
    },
    fullWidth: {
      true: 'ui-button--full-width',
    },
  },
  defaultVariants: { variant: 'primary', size: 'md' },
});
export type ButtonVariants = VariantProps<typeof buttonVariants>;
