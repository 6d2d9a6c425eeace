import type { IconName } from '@studio/content';
import icons from './icons.svg';

/** An icon that the content names. It decorates: what it shows is also said in words beside it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
