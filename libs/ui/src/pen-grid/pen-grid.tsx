import { useId } from 'react';

/** A background with the isometric grid of the illustrations, at 30°. Set its color with a `stroke-…` class. */
export function PenGrid({ className }: { className: string }) {
  const id = useId();
  return (
    <svg aria-hidden className={`pointer-events-none absolute inset-0 -z-10 size-full ${className}`}>
      <pattern id={id} width="104" height="60" patternUnits="userSpaceOnUse">
        <path d="M0 0 104 60M0 60 104 0" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} stroke="none" />
    </svg>
  );
}
