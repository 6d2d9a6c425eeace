import type { ComponentProps, ReactNode } from 'react';
import './sample-feed.css';

export interface SampleFeedProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Posts, from top to bottom, column after column. Nine fill a screen. */
  items: readonly { id: string; picture: ReactNode }[];
  /** Accessible name: "Sample posts for invented shops". */
  label: string;
}

const columns = 3;

/** Posts in three columns that begin and end at different heights. Its container cuts it off, such as a `Poster`. */
export function SampleFeed({ items, label, ...rest }: SampleFeedProps) {
  const length = Math.ceil(items.length / columns);
  return (
    <div data-slot="sample-feed" role="group" aria-label={label} {...rest}>
      {Array.from({ length: columns }, (_, column) => (
        <div key={column}>
          {items.slice(column * length, (column + 1) * length).map(({ id, picture }) => (
            <div key={id}>{picture}</div>
          ))}
        </div>
      ))}
    </div>
  );
}
