import type { ComponentProps } from 'react';
import { SpinnerDrawing } from './spinner-drawing.tsx';
import type { SpinnerVariant } from './spinner.variants.ts';

export interface PageSpinnerProps extends Omit<ComponentProps<'div'>, 'children' | 'className'> {
  /** What is in progress, in one or two words. */
  label: string;
  /** Whether the label is visible below the spinner, or only to screen readers. @default false */
  labelVisible?: boolean | undefined;
  /** Animation, as in `Spinner`. @default spinner */
  variant?: SpinnerVariant | undefined;
}

/** A spinner in place of a page that is loading. It is almost as high as the viewport, to keep the footer below. */
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
