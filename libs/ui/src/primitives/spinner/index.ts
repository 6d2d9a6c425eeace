export { Spinner, type SpinnerProps } from './spinner.tsx';
export { spinnerSizes, spinnerVariants, type SpinnerSize, type SpinnerVariant } from './spinner.variants.ts';
