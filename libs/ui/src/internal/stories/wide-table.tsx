import type { ReactNode } from 'react';

/** A focusable region that scrolls horizontally, so that a wide table does not make the page scroll. */
export function WideTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrollable region must be keyboard-focusable.
    <div role="region" aria-label={label} tabIndex={0} className="overflow-x-auto">
      {children}
    </div>
  );
}
