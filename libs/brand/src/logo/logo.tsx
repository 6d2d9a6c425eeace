import type { ComponentProps } from 'react';

export type LogoProps = Omit<ComponentProps<'svg'>, 'children' | 'viewBox'>;

/** The logo of the studio, a box in the style of the illustrations. It has the color and size of the text around it. */
export function Logo(props: LogoProps) {
  return (
    <svg
      data-slot="logo"
      viewBox="0 0 24 24"
      width="1.5em"
      height="1.5em"
      fill="none"
      stroke="currentColor"
      aria-hidden
      {...props}
    >
      <path
        d="M12 2.5 20.5 7.25v9.5L12 21.5l-8.5-4.75v-9.5L12 2.5Zm0 9.5 8.5-4.75M12 12v9.5M12 12 3.5 7.25m4.25-2.4 8.5 4.8"
        strokeWidth="1.6"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
