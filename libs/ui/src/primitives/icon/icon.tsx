import type { IconNode } from 'lucide';
import { createElement, type ComponentProps } from 'react';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** An icon of the package `lucide`, such as `Search`. */
  icon: IconNode;
  /**
   * Mirrors the icon in text from right to left, where the page has `right-to-left.css`. For icons that point along the
   * line, such as `ArrowRight`. @default false
   */
  directional?: boolean | undefined;
}

/**
 * A Lucide icon in the color of the text, 24 px wide by default and hidden from screen readers. It renders the data of
 * the package `lucide`.
 */
export function Icon({ icon, directional, ...rest }: IconProps) {
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
      data-directional={directional}
      {...rest}
    >
      {icon.map(([shape, attributes], index) => createElement(shape, { key: index, ...attributes }))}
    </svg>
  );
}
