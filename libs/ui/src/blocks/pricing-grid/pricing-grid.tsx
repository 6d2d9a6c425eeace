import type { ComponentProps } from 'react';
import { PricingCard, type PricingCardProps } from '../pricing-card/index.ts';
import './pricing-grid.css';

const depths = [0, 1, 2, 3, 4] as const;

/** The props of a `PricingCard`. Its `id` identifies it in the list. */
export type PricingPlan = PricingCardProps & { id: string };

export interface PricingGridProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Two to five plans, in reading order. Each is one depth further down. */
  plans: readonly PricingPlan[];
  /** Level of the headings of the cards. @default 3 */
  headingLevel?: PricingCardProps['headingLevel'];
}

/**
 * Two to five pricing cards from edge to edge of the page, with their contents aligned in rows for comparison. Use it
 * inside a `Section` or a `Container`, which have the padding that it goes across.
 */
export function PricingGrid({ plans, headingLevel = 3, ...rest }: PricingGridProps) {
  return (
    <div data-slot="pricing-grid" {...rest}>
      <div data-slot="pricing-grid-plans" data-columns={plans.length}>
        {plans.map(({ id, ...plan }, index) => (
          <PricingCard key={id} headingLevel={headingLevel} depth={depths[index]} {...plan} />
        ))}
      </div>
    </div>
  );
}
