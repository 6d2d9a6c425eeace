import { Heading, type HeadingProps } from '../../primitives/heading/index.ts';
import '../visually-hidden/visually-hidden.css';

/** A heading for screen readers only. One with a hidden text would take the space of a line. */
export function HiddenHeading(props: HeadingProps) {
  return <Heading {...props} data-slot="visually-hidden" />;
}
