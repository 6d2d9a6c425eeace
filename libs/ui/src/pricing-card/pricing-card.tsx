import type { ComponentProps } from 'react';
import { Button } from '../button/index.ts';
import { CheckList } from '../check-list/index.ts';
import { Figure } from '../figure/index.ts';
import { Link, type LinkProps } from '../link/index.ts';

export interface PricingAction {
  /** Includes the name of the plan, so that the links of several cards differ. */
  label: string;
  href: string;
  onClick?: LinkProps['onClick'];
}

export interface Instead {
  /** The original price, which is struck through. */
  price: string;
  /** The same as a sentence for screen readers, such as "Instead of $90". */
  label: string;
}

export interface PricingCardProps extends Omit<
  ComponentProps<'article'>,
  'title' | 'children' | 'className'
> {
  title: string;
  /** Who the plan is for, in one sentence. */
  text: string;
  /** Formatted with its currency, or a word such as "Custom". */
  price: string;
  /** What the price is for, such as "per month". Omit it if the price is a word. */
  unit?: string | undefined;
  /** The original price. Its space is always reserved, so that a change causes no layout shift. */
  instead?: Instead | undefined;
  /** Label with the savings, beside `instead`. */
  save?: string | undefined;
  /** Eight at most. In a grid they are aligned with those of the other cards. */
  features: readonly string[];
  /** Emphasizes the card and adds this badge, such as "Most popular". For one card of a grid at most. */
  popular?: string | undefined;
  /** Link shown as a button. Without it, add an action below the cards. */
  action?: PricingAction | undefined;
  /** Heading level of the title. @default 3 */
  level?: 2 | 3;
  /** Spans all columns of a grid of two or more columns, with the features beside the price. @default false */
  wide?: boolean;
}

const ground = {
  plain: 'border-line bg-surface',
  popular: 'border-ink bg-raised shadow-float',
};

/*
 * A card spans 12 rows of its grid: title, text, price, eight features and action. Unused rows have no height. A wide
 * card spans one row and all columns, and is aligned with the columns of the cards above it.
 */
const shape = {
  tall: {
    card: 'row-span-12 grid-rows-subgrid',
    title: '',
    text: '',
    price: 'pt-4 pb-5',
    features: 'row-span-8 grid-rows-subgrid',
    action: 'pt-5',
  },
  wide: {
    card: '@2xl:col-span-full @2xl:grid-cols-subgrid @2xl:grid-rows-[auto_auto_auto_1fr] @6xl:grid-rows-[auto_1fr_auto]',
    title: '@2xl:pe-6',
    text: '@2xl:pe-6 @6xl:col-start-1',
    price: 'pt-4 pb-5 @6xl:col-start-4 @6xl:row-span-2 @6xl:row-start-1 @6xl:ps-6 @6xl:pt-0',
    features:
      '@2xl:col-start-2 @2xl:row-span-4 @2xl:row-start-1 @2xl:ps-5 @4xl:ps-6 @6xl:col-span-2 @6xl:col-start-2 @6xl:row-span-3 @6xl:row-start-1 @6xl:grid-cols-2 @6xl:gap-x-17 @6xl:pe-6',
    action: 'pt-5 @2xl:self-end @2xl:pe-6 @6xl:col-start-4 @6xl:ps-6 @6xl:pe-0 @6xl:pt-0',
  },
};

/** A plan with its price, features and action. Use it inside a `PricingGrid`. */
export function PricingCard({
  title,
  text,
  price,
  unit,
  instead,
  save,
  features,
  popular,
  action,
  level = 3,
  wide = false,
  ...rest
}: PricingCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const look = shape[wide ? 'wide' : 'tall'];
  return (
    <article
      {...rest}
      className={`relative grid content-start rounded-card border p-5 pt-6 lg:p-6 ${ground[popular ? 'popular' : 'plain']} ${look.card}`}
    >
      <Heading className={`text-title ${look.title}`}>{title}</Heading>
      {popular && (
        <p className="absolute start-5 top-0 lg:start-6 -translate-y-1/2 rounded-full bg-accent px-3 py-1 text-sm leading-tight font-semibold text-on-accent forced-colors:border">
          {popular}
        </p>
      )}
      <p className={`mt-1 text-balance text-ink-muted ${look.text}`}>{text}</p>
      <div className={`flex flex-col ${look.price}`}>
        <p className="font-display text-price font-bold tracking-tight tabular-nums">
          <Figure>{price}</Figure>
        </p>
        <p className="mt-2 min-h-lh text-sm text-ink-muted">{unit}</p>
        <p className="order-first mb-1 flex min-h-8 items-center gap-x-2 text-sm">
          {instead && (
            <>
              <s aria-hidden className="text-ink-muted tabular-nums">
                {instead.price}
              </s>
              <span className="sr-only">{instead.label}</span>
            </>
          )}
          {save && (
            <span className="rounded-full bg-theme/10 px-2.5 py-0.5 font-semibold text-theme">{save}</span>
          )}
        </p>
      </div>
      <CheckList items={features} look="ruled" className={`grid content-start ${look.features}`} />
      {action && (
        <div className={`grid ${look.action}`}>
          <Button asChild variant={popular ? 'primary' : 'outline'}>
            <Link href={action.href} onClick={action.onClick}>
              {action.label}
            </Link>
          </Button>
        </div>
      )}
    </article>
  );
}
