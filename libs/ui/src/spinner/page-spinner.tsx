import type { ComponentProps } from 'react';
import { SpinnerDrawing } from './spinner-drawing.tsx';
import type { SpinnerVariant } from './spinner.variants.ts';

export interface PageSpinnerProps extends Omit<ComponentProps<'div'>, 'children' | 'className'> {
  /** What is under way, in a word or two. */
  label: string;
  /** Whether the label stands under the spinner, or only a screen reader says it. @default false */
  labelVisible?: boolean | undefined;
  /** How it moves, as in `Spinner`. @default spinner */
  variant?: SpinnerVariant | undefined;
}

/** Holds the place of a page that is not there yet, so that the footer does not jump up. */
export function PageSpinner({ label, labelVisible = false, variant = 'spinner', ...rest }: PageSpinnerProps) {
  return (
    <div
      {...rest}
      role="status"
      className="flex min-h-[80svh] flex-col items-center justify-center gap-5 p-8 text-brand"
    >
      <SpinnerDrawing variant={variant} size="xl" />
      <p className={labelVisible ? 'max-w-80 text-center text-balance text-ink-muted' : 'sr-only'}>{label}</p>
    </div>
  );
}
