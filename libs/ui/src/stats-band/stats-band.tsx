import type { ComponentProps } from 'react';
import { Figure } from '../figure/index.ts';

export interface Stat {
  /** Formatted number with its unit, such as "48hr" or "500+". */
  value: string;
  label: string;
}

export interface StatsBandProps extends Omit<ComponentProps<'section'>, 'children' | 'className'> {
  /** Accessible name of the section. Not visible. */
  label: string;
  /** Four or two items. */
  items: readonly Stat[];
}

/** A full-width band with a few key figures, between two sections. */
export function StatsBand({ label, items, ...rest }: StatsBandProps) {
  return (
    <section aria-label={label} {...rest} className="border-y border-line bg-surface py-14 md:py-20">
      <dl className="mx-auto grid max-w-7xl grid-cols-2 gap-x-6 gap-y-10 px-5 md:grid-cols-4 md:px-8">
        {items.map((item) => (
          <div key={item.label} className="flex flex-col-reverse justify-end">
            <dt className="mt-1 text-balance text-ink-muted">{item.label}</dt>
            <dd className="font-display text-section font-bold tracking-tight tabular-nums">
              <Figure>{item.value}</Figure>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
