'use client';

import type { ComponentProps } from 'react';
import { useAnnouncement } from '../../internal/use-announcement/index.ts';
import { VisuallyHidden } from '../../internal/visually-hidden/index.ts';
import { spinnerShapes, spinnerVariants, type SpinnerVariants } from './spinner.variants.ts';

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What is in progress. Visible to screen readers only. */
  label: string;
  /** Animation. Use one variant per site. @default spinner */
  variant?: SpinnerVariants['variant'];
  /** `sm` fits in a line of text, `xl` is for the center of a page. @default md */
  size?: SpinnerVariants['size'];
}

/** An indicator for a wait of unknown duration. It has the color of the text and is static with reduced motion. */
export function Spinner({ label, variant = 'spinner', size, className, ...rest }: SpinnerProps) {
  const Shape = spinnerShapes[variant];
  return (
    <span
      role="status"
      data-slot="spinner"
      className={spinnerVariants({ variant, size, className })}
      {...rest}
    >
      <svg viewBox="0 0 32 32" fill="currentColor" aria-hidden>
        <Shape />
      </svg>
      <VisuallyHidden>{useAnnouncement(label)}</VisuallyHidden>
    </span>
  );
}
