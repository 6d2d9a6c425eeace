import type { ComponentProps } from 'react';
import { PricingCard, type PricingCardProps } from '../pricing-card/index.ts';
import './pricing-grid.css';

/** The props of a `PricingCard`. Its `id` identifies it in the list. */
export type PricingPlan = PricingCardProps & { id: string };

export interface PricingGridProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Two to five plans, in reading order. The fifth spans all columns. */
  plans: readonly PricingPlan[];
  /** Level of the headings of the cards. @default 3 */
  headingLevel?: PricingCardProps['headingLevel'];
}

/** A grid of two to five pricing cards, with their contents aligned in rows for comparison. */
export function PricingGrid({ plans, headingLevel = 3, ...rest }: PricingGridProps) {
  return (
    <div data-slot="pricing-grid" {...rest}>
      <div data-slot="pricing-grid-plans" data-columns={Math.min(plans.length, 4)}>
        {plans.map(({ id, ...plan }, index) => (
          <PricingCard
            key={id}
            headingLevel={headingLevel}
            variant={index === 4 ? 'wide' : 'tall'}
            {...plan}
          />
        ))}
      </div>
    </div>
  );
}
