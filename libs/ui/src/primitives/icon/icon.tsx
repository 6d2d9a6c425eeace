import type { IconNode } from 'lucide';
import { createElement, type ComponentProps } from 'react';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** An icon of the package `lucide`, such as `Search`. */
  icon: IconNode;
}

/**
 * A Lucide icon in the color of the text, 24 px wide by default and hidden from screen readers. It renders the data of
 * the package `lucide`.
 */
export function Icon({ icon, ...rest }: IconProps) {
  return (
    <svg
      data-slot="icon"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      {...rest}
    >
      {icon.map(([shape, attributes], index) => createElement(shape, { key: index, ...attributes }))}
    </svg>
  );
}
