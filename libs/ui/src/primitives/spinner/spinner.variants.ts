import type { ComponentType } from 'react';
import { cva, type VariantProps } from '../../foundations/cva.ts';
import { Bars, Dots, Morphing, Orbit, Pulse, Ring } from './shapes/shapes.ts';
import './spinner.css';

export const spinnerVariants = cva('ui-spinner', {
  variants: {
    variant: {
      spinner: '',
      dots: 'ui-spinner--dots',
      pulse: '',
      bars: 'ui-spinner--bars',
      orbit: '',
      morphing: 'ui-spinner--morphing',
    },
    size: {
      sm: 'ui-spinner--sm',
      md: '',
      lg: 'ui-spinner--lg',
      xl: 'ui-spinner--xl',
    },
  },
  defaultVariants: { variant: 'spinner', size: 'md' },
});
export type SpinnerVariants = VariantProps<typeof spinnerVariants>;

export const spinnerShapes = {
  spinner: Ring,
  dots: Dots,
  pulse: Pulse,
  bars: Bars,
  orbit: Orbit,
  morphing: Morphing,
} satisfies Record<NonNullable<SpinnerVariants['variant']>, ComponentType>;
