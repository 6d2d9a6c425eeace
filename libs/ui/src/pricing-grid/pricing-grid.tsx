import type { ComponentProps } from 'react';
import { PricingCard, type PricingCardProps } from '../pricing-card/index.ts';

export type PricingPlan = Omit<PricingCardProps, 'wide'>;

export interface PricingGridProps extends Omit<ComponentProps<'div'>, 'children' | 'className'> {
  /** Two to five plans, in reading order. The fifth spans all columns. */
  plans: readonly PricingPlan[];
}

const two = '@2xl:grid-cols-2';
const three = '@2xl:grid-cols-3';
const four = '@2xl:grid-cols-2 @6xl:grid-cols-4';

/** A grid of two to five pricing cards, with their contents aligned in rows for comparison. */
export function PricingGrid({ plans, ...rest }: PricingGridProps) {
  const columns = plans.length > 3 ? four : plans.length > 2 ? three : two;
  return (
    <div {...rest} className="@container">
      {/* The rows have no gap, because a card spans many of them. The cards have a margin instead. */}
      <div className={`grid grid-cols-1 gap-x-5 *:mb-5 ${columns}`}>
        {plans.map((plan, index) => (
          <PricingCard key={plan.title} wide={index === 4} {...plan} />
        ))}
      </div>
    </div>
  );
}
