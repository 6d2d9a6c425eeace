import type { ComponentProps } from 'react';
import { PricingCard, type PricingCardProps } from '../pricing-card/index.ts';

export type PricingPlan = Omit<PricingCardProps, 'wide'>;

export interface PricingGridProps extends Omit<ComponentProps<'div'>, 'children' | 'className'> {
  /** Two to five, in the order in which they are to be read. A fifth lies across the others. */
  plans: readonly PricingPlan[];
}

const two = '@2xl:grid-cols-2';
const three = '@2xl:grid-cols-3';
const four = '@2xl:grid-cols-2 @6xl:grid-cols-4';

/** Two to five plans side by side, line by line at the same height, so that they can be compared across. */
export function PricingGrid({ plans, ...rest }: PricingGridProps) {
  const columns = plans.length > 3 ? four : plans.length > 2 ? three : two;
  return (
    <div {...rest} className="@container">
      {/* Rows have no gap, since a card spans many. The cards keep the distance themselves. */}
      <div className={`grid grid-cols-1 gap-x-5 *:mb-5 ${columns}`}>
        {plans.map((plan, index) => (
          <PricingCard key={plan.title} wide={index === 4} {...plan} />
        ))}
      </div>
    </div>
  );
}
