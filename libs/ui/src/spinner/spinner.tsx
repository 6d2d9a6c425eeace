import type { ComponentProps } from 'react';
import { SpinnerDrawing } from './spinner-drawing.tsx';
import type { SpinnerSize, SpinnerVariant } from './spinner.variants.ts';

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children' | 'className'> {
  /** What is under way. Only a screen reader says it. */
  label: string;
  /** How it moves. A site keeps to one. @default spinner */
  variant?: SpinnerVariant | undefined;
  /** `sm` stands in a line of text, `xl` in the middle of a page. @default md */
  size?: SpinnerSize | undefined;
}

/** A wait without a known end. Takes the colour of the text around it, and stands still where motion is not wanted. */
export function Spinner({ label, variant = 'spinner', size = 'md', ...rest }: SpinnerProps) {
  return (
    <span {...rest} role="status" className="inline-block align-middle">
      <SpinnerDrawing variant={variant} size={size} />
      <span className="sr-only">{label}</span>
    </span>
  );
}
