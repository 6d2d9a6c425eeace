import type { ComponentType } from 'react';
import { Bars, Dots, Morphing, Orbit, Pulse, Ring } from './shapes/index.ts';

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

/** All variants have the same size, so that they are interchangeable. */
export const spinnerSize = {
  sm: 'size-5',
  md: 'size-8',
  lg: 'size-12',
  xl: 'size-16',
} satisfies Record<SpinnerSize, string>;
