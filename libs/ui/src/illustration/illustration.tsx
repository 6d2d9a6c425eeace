import type { ComponentProps } from 'react';
import { draw, type Drawing, type Ink } from './pen.ts';
import { tone as color, type IllustrationTone } from './illustration.variants.ts';

export interface IllustrationProps extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> {
  drawing: Drawing;
  /**
   * Color of the colored part. `accent` is the accent color of the site: use it once per screen. `theme` is the color
   * of the closest `data-theme`.
   * @default accent
   */
  tone?: IllustrationTone | undefined;
}

const look = {
  'top-plain': 'fill-pen-top stroke-pen',
  'left-plain': 'fill-pen-left stroke-pen',
  'right-plain': 'fill-pen-right stroke-pen',
  'top-light': 'fill-[color-mix(in_oklab,currentColor,white_28%)] stroke-pen',
  'left-light': 'fill-current stroke-pen',
  'right-light': 'fill-[color-mix(in_oklab,currentColor,var(--color-deep)_18%)] stroke-pen',
  line: 'fill-none stroke-pen',
  dash: 'fill-none stroke-pen [stroke-dasharray:3_4]',
  grid: 'fill-none stroke-pen-grid [stroke-width:0.8]',
} satisfies Record<Ink, string>;

/** An isometric illustration from a list of shapes. Decorative: the text beside it must have the same information. */
export function Illustration({ drawing, tone = 'accent', className = '', ...rest }: IllustrationProps) {
  const { strokes, viewBox } = draw(drawing);
  return (
    <svg
      {...rest}
      viewBox={viewBox}
      className={`${color[tone]} ${className}`}
      aria-hidden
      strokeWidth="1.6"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {strokes.map(({ ink, path, joined }, index) => (
        // The order of the strokes never changes.
        <path
          key={index}
          className={joined ? `${look[ink]} [paint-order:stroke] [stroke-width:3.2]` : look[ink]}
          d={path}
        />
      ))}
    </svg>
  );
}
