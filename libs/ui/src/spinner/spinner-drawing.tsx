import { spinnerShapes, spinnerSize, type SpinnerSize, type SpinnerVariant } from './spinner.variants.ts';

interface SpinnerDrawingProps {
  variant: SpinnerVariant;
  size: SpinnerSize;
}

/** What moves, without a word: whoever draws it says what is under way. */
export function SpinnerDrawing({ variant, size }: SpinnerDrawingProps) {
  const Shape = spinnerShapes[variant];
  return (
    <svg viewBox="0 0 32 32" className={spinnerSize[size]} fill="currentColor" aria-hidden>
      <Shape />
    </svg>
  );
}
