import { useId } from 'react';
import './background-grid.css';

/**
 * A background with the isometric grid of the illustrations, at 30°. The component around it sets `--grid-end`, where
 * the grid ends, and `--grid-color`.
 */
export function BackgroundGrid() {
  const id = useId();
  return (
    <svg aria-hidden data-slot="background-grid">
      <pattern id={id} width="104" height="60" patternUnits="userSpaceOnUse">
        <path d="M0 0 104 60M0 60 104 0" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} stroke="none" />
    </svg>
  );
}
