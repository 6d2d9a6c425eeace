import type { ComponentProps, ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../primitives/heading/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { priceListVariants, type PriceListVariants } from './price-list.variants.ts';

export interface PriceListItem {
  id: string;
  title: ReactNode;
  /** Who or what it is for, in one sentence. */
  text: ReactNode;
  /** Formatted with its currency. Cents are smaller. */
  price: string;
  /** What the price is for, such as "per month". */
  unit: ReactNode;
  features: readonly ReactNode[];
  /** A warm label beside the title, for example "Most popular". For one item at most. */
  badge?: ReactNode;
  /** How many things the price includes, as a square for each. The features must say it too. */
  count?: number | undefined;
  /** One link shown as a `Button`. */
  actions: ReactNode;
}

export interface PriceListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Two to four items, and exactly two with `cards`. */
  items: readonly PriceListItem[];
  /** `rows` are divided by lines. `cards` are two of unequal size, the second one dark in the hue of the theme. @default rows */
  variant?: PriceListVariants['variant'];
  /** Heading level of the titles. @default 3 */
  headingLevel?: HeadingLevel | undefined;
}

/** Prices as large as pictures, each with what it includes and one action. */
export function PriceList({ items, variant = 'rows', headingLevel = 3, className, ...rest }: PriceListProps) {
  return (
    <div data-slot="price-list" className={priceListVariants({ variant, className })} {...rest}>
      {/* A container query cannot style the container itself. */}
      <div data-slot="price-list-items">
        {items.map(({ id, title, text, price, unit, features, badge, count, actions }, index) => (
          <article key={id} data-surface={variant === 'cards' && index === 1 ? 'dusk' : undefined}>
            <div data-slot="price-list-header">
              <Heading headingLevel={headingLevel}>{title}</Heading>
              {badge && <p data-slot="price-list-badge">{badge}</p>}
              <Text>{text}</Text>
            </div>
            <p data-slot="price-list-price">
              <b>
                <Price>{price}</Price>
              </b>
              <span>{unit}</span>
            </p>
            <ul role="list">
              {features.map((feature, position) => (
                <li key={position}>{feature}</li>
              ))}
            </ul>
            {count && (
              <div data-slot="price-list-count" aria-hidden>
                {Array.from({ length: count }, (_, position) => (
                  <i key={position} />
                ))}
              </div>
            )}
            <div data-slot="price-list-actions">{actions}</div>
          </article>
        ))}
      </div>
    </div>
  );
}

/** A price. Its cents are raised. */
function Price({ children }: { children: string }) {
  const [, whole = children, cents] = /^(.*\d)(\.\d\d)$/.exec(children) ?? [];
  return (
    <>
      <span>{whole}</span>
      {cents && <small>{cents}</small>}
    </>
  );
}
