import type { ComponentProps, ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../primitives/heading/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { notesVariants, type NotesVariants } from './notes.variants.ts';

export interface NotesItem {
  id: string;
  title: ReactNode;
  text?: ReactNode;
  /** A decorative icon before the title. All items have one, or none. */
  icon?: ReactNode;
  /** The detail that the note is about, in percent of the width and height of the picture, from its top left corner. */
  point: { readonly x: number; readonly y: number };
}

export interface NotesProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** A drawing or a sample. It fills the width of its column. */
  picture: ReactNode;
  /** Two to six notes, from top to bottom. With `around`, the first half is on the left. */
  items: readonly NotesItem[];
  /** `around` has the notes on both sides of the picture, `beside` after it. @default around */
  variant?: NotesVariants['variant'];
  /** Heading level of the titles. @default 3 */
  headingLevel?: HeadingLevel | undefined;
}

/** A picture with notes. A line leads from each note to a point of the picture. On phones, the notes are a list. */
export function Notes({
  picture,
  items,
  variant = 'around',
  headingLevel = 3,
  className,
  ...rest
}: NotesProps) {
  const rows = variant === 'around' ? Math.ceil(items.length / 2) : items.length;
  const placed = items.map((item, index) => ({
    ...item,
    side: variant === 'around' && index < rows ? ('start' as const) : ('end' as const),
    row: index % rows,
  }));
  return (
    <div data-slot="notes" className={notesVariants({ variant, className })} {...rest}>
      {/* A container query cannot style the container itself. */}
      <div data-slot="notes-layout" data-number={rows}>
        <div data-slot="notes-picture">
          {picture}
          <svg data-slot="notes-leaders" aria-hidden>
            {placed.map(({ id, point, side, row }) => (
              <Leader key={id} point={point} side={side} top={(row / rows) * 100} />
            ))}
          </svg>
        </div>
        <ul role="list">
          {placed.map(({ id, title, text, icon, side }) => (
            <li key={id} data-side={side}>
              <div data-slot="icon-title">
                {icon}
                <Heading headingLevel={headingLevel} size="h3">
                  {title}
                </Heading>
              </div>
              {text && <Text>{text}</Text>}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

interface LeaderProps {
  point: NotesItem['point'];
  side: 'start' | 'end';
  /** Top of the note, in percent of the height of the picture. */
  top: number;
}

/** Continues the rule of a note to the picture, bends, and ends with a dot. */
function Leader({ point: { x, y }, side, top }: LeaderProps) {
  const edge = side === 'start' ? 0 : 100;
  // The bend is in front of the point by half of the difference in height, so the angle is similar for all leaders.
  const distance = Math.min(Math.abs(x - edge), Math.abs(y - top) / 2);
  const bend = percent(side === 'start' ? x - distance : x + distance);
  return (
    <>
      <line x1={percent(edge)} y1={percent(top)} x2={bend} y2={percent(top)} />
      <line x1={bend} y1={percent(top)} x2={percent(x)} y2={percent(y)} />
      <circle cx={percent(x)} cy={percent(y)} r="4" />
    </>
  );
}

/** A tenth of a percent is less than a pixel. More digits take space in documents. */
const percent = (value: number) => `${String(Math.round(value * 10) / 10)}%`;
