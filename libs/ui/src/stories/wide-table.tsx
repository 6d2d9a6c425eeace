import type { ReactNode } from 'react';

/** Lets a table of two directions scroll by itself, by the keyboard too, so that the page need not. */
export function WideTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reached by the keyboard.
    <div role="region" aria-label={label} tabIndex={0} className="overflow-x-auto">
      {children}
    </div>
  );
}
