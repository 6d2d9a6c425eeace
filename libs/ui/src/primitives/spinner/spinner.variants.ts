import type { ComponentType } from 'react';
import { Bars, Dots, Morphing, Orbit, Pulse, Ring } from './shapes/shapes.ts';

export const spinnerVariants = ['spinner', 'dots', 'pulse', 'bars', 'orbit', 'morphing'] as const;
export type SpinnerVariant = (typeof spinnerVariants)[number];

export const spinnerSizes = ['sm', 'md', 'lg', 'xl'] as const;
export type SpinnerSize = (typeof spinnerSizes)[number];

export const spinnerShapes = {
  spinner: Ring,
  dots: Dots,
  pulse: Pulse,
  bars: Bars,
  orbit: Orbit,
  morphing: Morphing,
} satisfies Record<SpinnerVariant, ComponentType>;
