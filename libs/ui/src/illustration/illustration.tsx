import type { ComponentProps } from 'react';
import { draw, type Drawing, type Ink } from './pen.ts';

export interface IllustrationProps extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> {
  drawing: Drawing;
}

const look = {
  'top-plain': 'fill-pen-top stroke-pen',
  'left-plain': 'fill-pen-left stroke-pen',
  'right-plain': 'fill-pen-right stroke-pen',
  'top-light': 'fill-accent stroke-pen',
  'left-light': 'fill-[color-mix(in_oklab,var(--color-accent),var(--color-deep)_14%)] stroke-pen',
  'right-light': 'fill-[color-mix(in_oklab,var(--color-accent),var(--color-deep)_26%)] stroke-pen',
  line: 'fill-none stroke-pen',
  dash: 'fill-none stroke-pen [stroke-dasharray:3_4]',
  grid: 'fill-none stroke-pen-grid [stroke-width:0.8]',
} satisfies Record<Ink, string>;

/** Draws with the studio's pen. It decorates: what it shows must also be said in words beside it. */
export function Illustration({ drawing, ...rest }: IllustrationProps) {
  const { strokes, viewBox } = draw(drawing);
  return (
    <svg
      {...rest}
      viewBox={viewBox}
      aria-hidden
      strokeWidth="1.6"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {strokes.map(({ ink, path }, index) => (
        // Strokes never change their order.
        <path key={index} className={look[ink]} d={path} />
      ))}
    </svg>
  );
}
