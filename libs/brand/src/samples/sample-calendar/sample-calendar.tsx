import type { ComponentProps, ReactNode } from 'react';
import './sample-calendar.css';

export interface SampleCalendarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Days that have a post, counted from 1. */
  items: readonly { id: string; day: number; picture: ReactNode }[];
  /** Number of days of the month. @default 30 */
  days?: number | undefined;
  /** Accessible name: "Sample calendar: a month with eleven posts". */
  label: string;
}

/** A month of posts: the days without one show their number. */
export function SampleCalendar({ items, days = 30, label, ...rest }: SampleCalendarProps) {
  const pictures = new Map(items.map(({ day, picture }) => [day, picture]));
  return (
    <div data-slot="sample-calendar" role="img" aria-label={label} {...rest}>
      {Array.from({ length: days }, (_, index) => {
        const picture = pictures.get(index + 1);
        return picture ? <div key={index}>{picture}</div> : <span key={index}>{index + 1}</span>;
      })}
    </div>
  );
}
