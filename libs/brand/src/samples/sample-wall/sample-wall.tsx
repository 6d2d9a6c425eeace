import type { ComponentProps, ReactNode } from 'react';
import './sample-wall.css';

export interface SampleWallProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Five samples, in the order of their places: left, the large one, two below it, right. */
  items: readonly { id: string; picture: ReactNode }[];
  /** Says whose work it is not: "Samples for invented shops". */
  note?: ReactNode;
}

/**
 * Samples of unequal size, which leave the page at its end side. On a phone the large one comes first, then the others
 * in pairs.
 */
export function SampleWall({ items, note, ...rest }: SampleWallProps) {
  return (
    <div data-slot="sample-wall" {...rest}>
      <ul role="list">
        {items.map(({ id, picture }) => (
          <li key={id}>{picture}</li>
        ))}
      </ul>
      {note && <p>{note}</p>}
    </div>
  );
}
