import { spinnerShapes, spinnerSize, type SpinnerSize, type SpinnerVariant } from './spinner.variants.ts';

interface SpinnerDrawingProps {
  variant: SpinnerVariant;
  size: SpinnerSize;
}

/** The animation of a spinner, hidden from screen readers. Add a label beside it. */
export function SpinnerDrawing({ variant, size }: SpinnerDrawingProps) {
  const Shape = spinnerShapes[variant];
  return (
    <svg viewBox="0 0 32 32" className={spinnerSize[size]} fill="currentColor" aria-hidden>
      <Shape />
    </svg>
  );
}
