import type { ComponentProps } from 'react';

/** A seal: a peak above two lines of mist. */
export function Logo(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden {...props}>
      <path
        className="seal"
        d="M4 3.5C14 2 34 2.6 44.2 3.6 45.6 14 45.4 34 44.4 44.6 34 45.8 14 45.6 3.8 44.4 2.6 34 2.8 14 4 3.5Z"
      />
      <path
        className="seal-cut"
        d="M9 27 19.5 11l5 7 3.5-4.5L39 27M8.5 33c5-3.4 9.6 2.6 15.5.2s9.5-2.8 15.5.3M12 39.2c4.5-2.4 8 1.8 12 .2s8-2 12 0"
      />
    </svg>
  );
}
