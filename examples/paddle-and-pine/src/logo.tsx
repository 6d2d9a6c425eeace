import type { ComponentProps } from 'react';

/** A paddle that stands like a pine. */
export function Logo(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 48 64" width="36" height="48" fill="currentColor" aria-hidden {...props}>
      <path d="M24 0 36 15h-6l9 11h-8l11 14H6l11-14H9l9-11h-6Z" />
      <path d="M22 40h4v8c5 1 7 5 6 9-1 5-4 7-8 7s-7-2-8-7c-1-4 1-8 6-9Z" />
    </svg>
  );
}
