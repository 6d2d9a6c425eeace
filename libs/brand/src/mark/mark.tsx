import type { ComponentProps } from 'react';
import './mark.css';

export interface MarkProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Two or three characters. */
  text: string;
}

/** The characters of a letter, as large as a picture. Decoration: the title says what it is about. */
export function Mark({ text, ...rest }: MarkProps) {
  return (
    <span aria-hidden data-slot="mark" {...rest}>
      {text}
    </span>
  );
}
