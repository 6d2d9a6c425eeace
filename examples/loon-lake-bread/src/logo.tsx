import type { ComponentProps } from 'react';

/** A loon whose back is a scored loaf. */
export function Logo(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 64 48" width="64" height="48" fill="currentColor" aria-hidden {...props}>
      <path d="M2 34c6-16 20-22 34-18 4 1 7 0 8-4l1-4c1-5 5-8 9-7 3 1 4 3 4 5l5 2-6 2c-1 7 0 12-2 18-2 8-9 12-18 12H14C8 40 4 38 2 34Z" />
      <path
        fill="none"
        stroke="var(--color-canvas)"
        strokeWidth="2.5"
        strokeLinecap="round"
        d="M16 32c1-5 4-8 8-10M26 33c1-5 4-8 8-10M36 33c1-4 3-7 6-8"
      />
      <circle cx="53" cy="6" r="1.3" fill="var(--color-canvas)" />
      <path fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" d="M6 45h46" />
    </svg>
  );
}
