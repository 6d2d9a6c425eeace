import type { ComponentProps, ReactNode } from 'react';
import { TabularNumber } from '../../internal/tabular-number/index.ts';
import { Container } from '../../primitives/container/index.ts';
import './stats-band.css';

export interface Stat {
  id: string;
  /** Formatted number with its unit, such as "48hr" or "500+". */
  value: string;
  label: ReactNode;
}

export interface StatsBandProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Accessible name of the section. Not visible. */
  label: string;
  /** Four or two items. */
  items: readonly Stat[];
}

/** A full-width band with a few key figures, between two sections. */
export function StatsBand({ label, items, ...rest }: StatsBandProps) {
  return (
    <section aria-label={label} data-slot="stats-band" {...rest}>
      <Container asChild>
        <dl>
          {items.map((item) => (
            <div key={item.id}>
              <dt>{item.label}</dt>
              <dd>
                <TabularNumber>{item.value}</TabularNumber>
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}
