import type { ComponentProps } from 'react';

/** Two branches of a river. */
export function Logo(props: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.5em"
      height="1.5em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      aria-hidden
      {...props}
    >
      <path d="M12 22v-8M12 14C12 9 6 9 6 2M12 14c0-5 6-5 6-12" />
    </svg>
  );
}
