import type { ComponentProps } from 'react';
import './tabular-number.css';

interface TabularNumberProps extends ComponentProps<'span'> {
  children: string;
}

/**
 * A formatted number. All digits have the same width, so a change causes no layout shift. Punctuation keeps proportional
 * widths, because the display font would widen "." and "," too.
 */
export function TabularNumber({ children, ...rest }: TabularNumberProps) {
  return (
    <span data-slot="tabular-number" {...rest}>
      {children.split(/([.,%+])/).map((part, index) => (index % 2 ? <span key={index}>{part}</span> : part))}
    </span>
  );
}
