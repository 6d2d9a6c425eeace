import type { IconName } from '@studio/content';
import icons from './icons.svg';

/** An icon named by the content. It is decorative: the text next to it has the same meaning. */
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
