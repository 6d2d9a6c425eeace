export { Spinner, type SpinnerProps } from './spinner.tsx';
export { spinnerVariants, type SpinnerVariants } from './spinner.variants.ts';
