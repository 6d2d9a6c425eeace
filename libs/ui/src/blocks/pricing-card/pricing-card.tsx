import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../foundations/cva.ts';
import { TabularNumber } from '../../internal/tabular-number/index.ts';
import { VisuallyHidden } from '../../internal/visually-hidden/index.ts';
import { Heading, type HeadingLevel } from '../../primitives/heading/index.ts';
import { Text } from '../../primitives/text/index.ts';
import './pricing-card.css';

export interface OriginalPrice {
  /** The price, which is struck through. */
  price: string;
  /** The same as a sentence for screen readers, such as "Instead of $90". */
  label: string;
}

interface PricingCardBaseProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** Name of the plan. */
  title: ReactNode;
  /** Who the plan is for, in one sentence. */
  text: ReactNode;
  /** Formatted with its currency, or a word such as "Custom". */
  price: string;
  /** What the price is for, such as "per month", or what comes before a price that is a word. */
  unit?: ReactNode;
  /** Eight at most. In a grid they are aligned with those of the other cards. */
  features: readonly ReactNode[];
  /** Raises the card and labels it with a warm flag, for example "Most popular". For one card of a grid at most. */
  badge?: ReactNode;
  /** One link shown as a `Button`. Without it, add an action below the cards. */
  actions?: ReactNode;
  /** Heading level of the title. @default 3 */
  headingLevel?: HeadingLevel | undefined;
  /** How deep the ground of the card is, from 0 to 4. A `PricingGrid` sets it. @default 0 */
  depth?: 0 | 1 | 2 | 3 | 4 | undefined;
}

interface ReducedPrice {
  /** The original price, below the current price. */
  originalPrice: OriginalPrice;
  /** How much less the current price is, such as "Save 20%". */
  savingsLabel?: ReactNode;
}

interface FullPrice {
  originalPrice?: undefined;
  savingsLabel?: never;
}

export type PricingCardProps = PricingCardBaseProps & (ReducedPrice | FullPrice);

/** A plan with its price, features and action. Use it inside a `PricingGrid`. */
export function PricingCard({
  title,
  text,
  price,
  unit,
  originalPrice,
  savingsLabel,
  features,
  badge,
  actions,
  headingLevel = 3,
  depth = 0,
  className,
  ...rest
}: PricingCardProps) {
  const isWord = !/\d/.test(price);
  return (
    <article
      data-slot="pricing-card"
      className={cx('ui-pricing-card', className)}
      data-depth={depth}
      data-highlighted={badge ? true : undefined}
      {...rest}
    >
      <div data-slot="pricing-card-header">
        <Heading headingLevel={headingLevel} size="h3">
          {title}
        </Heading>
        {badge && <p data-slot="pricing-card-badge">{badge}</p>}
        <Text size="sm">{text}</Text>
      </div>
      <p
        data-slot="pricing-card-amount"
        data-word={isWord || undefined}
        translate={isWord ? undefined : 'no'}
      >
        <TabularNumber>{price}</TabularNumber>
      </p>
      <div data-slot="pricing-card-terms">
        <p>{unit}</p>
        {originalPrice && (
          <p>
            <s aria-hidden translate="no">
              {originalPrice.price}
            </s>
            <VisuallyHidden>{originalPrice.label}</VisuallyHidden>
            {savingsLabel && <strong>{savingsLabel}</strong>}
          </p>
        )}
      </div>
      {/* The keys are positions, so equal texts do not collide. */}
      <ul role="list" data-slot="pricing-card-features">
        {features.map((feature, index) => (
          <li key={index}>{feature}</li>
        ))}
      </ul>
      {actions && <div data-slot="pricing-card-actions">{actions}</div>}
    </article>
  );
}
