import type { ComponentProps, ReactNode } from 'react';
import { TabularNumber } from '../../internal/tabular-number/index.ts';
import { VisuallyHidden } from '../../internal/visually-hidden/index.ts';
import { Badge } from '../../primitives/badge/index.ts';
import { CheckList, type CheckListProps } from '../../primitives/check-list/index.ts';
import { Heading, type HeadingLevel } from '../../primitives/heading/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { pricingCardVariants, type PricingCardVariants } from './pricing-card.variants.ts';

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
  /** What the price is for, such as "per month". Omit it if the price is a word. */
  unit?: ReactNode;
  /** Eight at most. In a grid they are aligned with those of the other cards. */
  features: CheckListProps['items'];
  /** Emphasizes the card and labels it, for example "Most popular". For one card of a grid at most. */
  badge?: ReactNode;
  /** One link shown as a `Button`. Without it, add an action below the cards. */
  actions?: ReactNode;
  /** Heading level of the title. @default 3 */
  headingLevel?: HeadingLevel | undefined;
  /** `wide` spans all columns of a `PricingGrid`, with the features beside the price. @default tall */
  variant?: PricingCardVariants['variant'];
}

interface ReducedPrice {
  /** The original price, beside the current price. */
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
  variant,
  className,
  ...rest
}: PricingCardProps) {
  return (
    <article
      data-slot="pricing-card"
      className={pricingCardVariants({ variant, className })}
      data-highlighted={badge ? true : undefined}
      {...rest}
    >
      <div data-slot="pricing-card-header">
        <Heading headingLevel={headingLevel} size="h3">
          {title}
        </Heading>
        {badge && (
          <p data-slot="pricing-card-badge">
            <Badge tone="accent">{badge}</Badge>
          </p>
        )}
        <Text tone="muted">{text}</Text>
      </div>
      <div data-slot="pricing-card-price">
        <p data-slot="pricing-card-amount">
          <TabularNumber>{price}</TabularNumber>
        </p>
        <p data-slot="pricing-card-unit">{unit}</p>
        {originalPrice && (
          <p data-slot="pricing-card-original">
            <s aria-hidden>{originalPrice.price}</s>
            <VisuallyHidden>{originalPrice.label}</VisuallyHidden>
            {savingsLabel && <span>{savingsLabel}</span>}
          </p>
        )}
      </div>
      <CheckList items={features} variant="ruled" size="sm" />
      {actions && <div data-slot="pricing-card-actions">{actions}</div>}
    </article>
  );
}
