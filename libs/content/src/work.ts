import type { TranslationKey } from '@studio/i18n';
import prices from '../facts/prices.json' with { type: 'json' };
import { headed, titled, type Headed, type Line } from './facts.ts';
import type { Action, Closing, Page } from './page.ts';
import { priceLines, type ServiceId } from './services.ts';
import { workFilters } from './work-filters.ts';

export { workFilters, type WorkFilter } from './work-filters.ts';

/** The grounds of the pictures of pieces of work: colors that belong to the samples. */
export const workGrounds = ['none', 'water', 'honey', 'moss', 'flour', 'mint', 'dusk'] as const;

const perMonth = (price: number): Line => ({ text: 'common:price.amountPerMonth', values: { price } });
const perProduct = (price: number): Line => ({ text: 'common:price.amountPerProduct', values: { price } });

/** The plans, with yearly billing, and the packages that pieces of work would be. */
export const workPrices = ['commercial', 'ecommerce', 'booking', 'premium', 'premium-photographs'] as const;

export type WorkPrice = (typeof workPrices)[number];

export const workPriceLines: Record<WorkPrice, Line> = {
  commercial: perMonth(prices.plans.commercial.yearly),
  ecommerce: perMonth(prices.plans.ecommerce.yearly),
  booking: perMonth(prices.plans.booking.yearly),
  premium: perMonth(prices.plans.premium.yearly),
  'premium-photographs': perProduct(prices.photography.premium),
};

/** The price of a piece of work, with its unit. Without a plan or a package, it is that of its service. */
export const getWorkPrice = (service: ServiceId, price?: WorkPrice): Line =>
  price ? workPriceLines[price] : priceLines[service];

/** The portfolio: all pieces of work. */
export const portfolio = {
  hero: headed('portfolio:hero'),
  filter: {
    label: 'portfolio:filter.label',
    all: 'portfolio:filter.all',
    results: 'portfolio:filter.results',
    options: workFilters.map(({ id, service }) => ({
      id,
      service,
      label: `portfolio:filter.${id}` as const,
    })),
  },
  empty: 'portfolio:empty',
  studies: { label: 'portfolio:studies', href: '/case-studies' },
  close: {
    ...titled('portfolio:close'),
    action: { label: 'shell:actions.getStarted', href: '/contact' },
  },
} as const satisfies Page & {
  hero: Headed;
  close: Closing;
  [text: string]: unknown;
};

/** The case studies: the pieces of work that have a story. */
export const caseStudies = {
  hero: headed('case-studies:hero'),
  empty: 'case-studies:empty',
  /** What every piece has to say about itself. */
  piece: {
    facts: 'case-studies:piece.facts',
    client: 'case-studies:piece.client',
    invented: 'case-studies:piece.invented',
    services: 'case-studies:piece.services',
    price: 'case-studies:piece.price',
    priceOf: 'case-studies:piece.priceOf',
    next: 'case-studies:piece.next',
    previous: 'case-studies:piece.previous',
    before: 'case-studies:piece.before',
    foreign: 'case-studies:piece.foreign',
    read: 'case-studies:piece.read',
  },
  close: {
    ...titled('case-studies:close'),
    action: { label: 'shell:actions.getStarted', href: '/contact' },
  },
} as const satisfies Page & {
  hero: Headed;
  piece: Record<string, TranslationKey>;
  close: Closing;
  [text: string]: unknown;
};

/** How pieces of work are named wherever they are shown. */
export const work = {
  title: 'common:work.title',
  lead: 'common:work.lead',
  sample: 'common:work.sample',
  draft: 'common:work.draft',
  all: { label: 'common:work.all', href: '/portfolio' },
} as const satisfies Headed & {
  sample: TranslationKey;
  draft: TranslationKey;
  all: Action;
};
