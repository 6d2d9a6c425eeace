import type { ComponentProps } from 'react';
import { draw, type Drawing, type Ink } from './pen.ts';
import { tone as color, type IllustrationTone } from './illustration.variants.ts';

export interface IllustrationProps extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> {
  drawing: Drawing;
  /**
   * The colour of its one part. `accent` is the warm light of the site, and there is one on a screen; `theme` is the
   * colour of the service, from `data-theme` further up.
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

/** Draws with the studio's pen. It decorates: what it shows must also be said in words beside it. */
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
        // Strokes never change their order.
        <path
          key={index}
          className={joined ? `${look[ink]} [paint-order:stroke] [stroke-width:3.2]` : look[ink]}
          d={path}
        />
      ))}
    </svg>
  );
}
