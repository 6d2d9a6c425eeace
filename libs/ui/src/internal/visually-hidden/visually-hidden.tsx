import type { ComponentProps } from 'react';
import { Heading, type HeadingProps } from '../../primitives/heading/index.ts';
import './visually-hidden.css';

/** Text for screen readers only. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span data-slot="visually-hidden" {...props} />;
}

/** A heading for screen readers only. One with a hidden text would take the space of a line. */
export function HiddenHeading(props: HeadingProps) {
  return <Heading {...props} data-slot="visually-hidden" />;
}
