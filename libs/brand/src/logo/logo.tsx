import type { ComponentProps } from 'react';

export interface LogoProps extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> {
  /** The inner drop alone, for sizes up to 16 px. @default false */
  small?: boolean;
}

/** The logo of the studio: a drop of ink in a drop of water. It has the color and size of the text around it. */
export function Logo({ small = false, ...rest }: LogoProps) {
  return (
    <svg
      data-slot="logo"
      viewBox={small ? '6.75 8.75 10.5 11.75' : '0 0 24 24'}
      width="1.5em"
      height="1.5em"
      aria-hidden
      {...rest}
    >
      {!small && (
        <path
          d="M12 1.75c3.9 5 8.25 8.85 8.25 13.2a8.25 7.3 0 0 1-16.5 0c0-4.35 4.35-8.2 8.25-13.2Z"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinejoin="round"
        />
      )}
      <path
        d="M12 9.25c2.15 2.75 4.5 4.6 4.5 6.95a4.5 3.85 0 0 1-9 0c0-2.35 2.35-4.2 4.5-6.95Z"
        fill="currentColor"
      />
    </svg>
  );
}
