import type { ComponentProps } from 'react';
import { SpinnerDrawing } from './spinner-drawing.tsx';
import type { SpinnerSize, SpinnerVariant } from './spinner.variants.ts';

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children' | 'className'> {
  /** What is in progress. Visible to screen readers only. */
  label: string;
  /** Animation. Use one variant per site. @default spinner */
  variant?: SpinnerVariant | undefined;
  /** `sm` fits in a line of text, `xl` is for the center of a page. @default md */
  size?: SpinnerSize | undefined;
}

/** An indicator for a wait of unknown duration. It has the color of the text and is static with reduced motion. */
export function Spinner({ label, variant = 'spinner', size = 'md', ...rest }: SpinnerProps) {
  return (
    <span {...rest} role="status" className="inline-block align-middle">
      <SpinnerDrawing variant={variant} size={size} />
      <span className="sr-only">{label}</span>
    </span>
  );
}
