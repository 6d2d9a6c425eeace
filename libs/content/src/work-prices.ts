import prices from '../facts/prices.json' with { type: 'json' };
import type { Line } from './facts.ts';
import { priceLines, type ServiceId } from './services.ts';

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
