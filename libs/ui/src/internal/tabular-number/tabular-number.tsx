import type { ComponentProps } from 'react';
import './tabular-number.css';

interface TabularNumberProps extends ComponentProps<'span'> {
  children: string;
}

/**
 * A formatted number. All digits have the same width, so a change causes no layout shift. Punctuation keeps proportional
 * widths, because the display font would widen "." and "," too. Another number has another element: a browser that
 * translates the page has replaced the text nodes of this one.
 */
export function TabularNumber({ children, ...rest }: TabularNumberProps) {
  return (
    <span key={children} data-slot="tabular-number" {...rest}>
      {children.split(/([.,%+])/).map((part, index) => (index % 2 ? <span key={index}>{part}</span> : part))}
    </span>
  );
}
