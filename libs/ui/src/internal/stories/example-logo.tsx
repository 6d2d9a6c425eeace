import type { ComponentProps } from 'react';

/** The logo of a fictional company in stories: a site passes its own. */
export function ExampleLogo(props: ComponentProps<'svg'>) {
  return (
    <svg
      width="1.5em"
      height="1.5em"
      {...props}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden
    >
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12h18" />
    </svg>
  );
}
