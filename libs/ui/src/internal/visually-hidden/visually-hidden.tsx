import type { ComponentProps } from 'react';
import './visually-hidden.css';

/** Text for screen readers only. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span data-slot="visually-hidden" {...props} />;
}
