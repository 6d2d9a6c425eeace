import type { TranslationKey } from '@studio/i18n';
import prices from '../facts/prices.json' with { type: 'json' };
import type { Line } from './facts.ts';

interface PlanFacts {
  id: string;
  title: TranslationKey;
  text: TranslationKey;
  features: readonly Line[];
  /** Highlights the plan. @default false */
  popular?: boolean;
}

interface PricedPlan extends PlanFacts {
  /** The price of a month with monthly billing. */
  monthlyPrice: number;
  /** The price of a month with yearly billing. */
  yearlyPrice: number;
  contactRequired?: never;
}

/** A plan whose price is agreed on in a conversation. */
interface CustomPlan extends PlanFacts {
  contactRequired: true;
  monthlyPrice?: never;
  yearlyPrice?: never;
}

/** Included hours of updates per month, by plan. */
export const updateHours = {
  commercial: prices.plans.commercial.updateHours,
  ecommerce: prices.plans.ecommerce.updateHours,
  booking: prices.plans.booking.updateHours,
  enterprise: prices.plans.enterprise.updateHours,
};

/** The plans of the One-Stop Service. */
export const plans = [
  {
    id: 'commercial',
    title: 'common:plans.commercial',
    text: 'one-stop-service:pricing.commercial.text',
    monthlyPrice: prices.plans.commercial.monthly,
    yearlyPrice: prices.plans.commercial.yearly,
    popular: true,
    features: [
      { text: 'one-stop-service:pricing.commercial.features.pages', values: { pages: 10 } },
      {
        text: 'one-stop-service:pricing.commercial.features.updates',
        values: { count: updateHours.commercial },
      },
      { text: 'one-stop-service:pricing.commercial.features.hosting' },
      { text: 'one-stop-service:pricing.commercial.features.forms' },
      { text: 'one-stop-service:pricing.commercial.features.search' },
    ],
  },
  {
    id: 'ecommerce',
    title: 'common:plans.ecommerce',
    text: 'one-stop-service:pricing.ecommerce.text',
    monthlyPrice: prices.plans.ecommerce.monthly,
    yearlyPrice: prices.plans.ecommerce.yearly,
    features: [
      { text: 'one-stop-service:pricing.ecommerce.features.shop' },
      {
        text: 'one-stop-service:pricing.ecommerce.features.updates',
        values: { count: updateHours.ecommerce },
      },
      { text: 'one-stop-service:pricing.ecommerce.features.payments' },
      { text: 'one-stop-service:pricing.ecommerce.features.stock' },
      { text: 'one-stop-service:pricing.ecommerce.features.base' },
    ],
  },
  {
    id: 'booking',
    title: 'common:plans.booking',
    text: 'one-stop-service:pricing.booking.text',
    monthlyPrice: prices.plans.booking.monthly,
    yearlyPrice: prices.plans.booking.yearly,
    features: [
      { text: 'one-stop-service:pricing.booking.features.calendar' },
      { text: 'one-stop-service:pricing.booking.features.updates', values: { count: updateHours.booking } },
      { text: 'one-stop-service:pricing.booking.features.reminders' },
      { text: 'one-stop-service:pricing.booking.features.staff' },
      { text: 'one-stop-service:pricing.booking.features.base' },
    ],
  },
  {
    id: 'premium',
    title: 'common:plans.premium',
    text: 'one-stop-service:pricing.premium.text',
    monthlyPrice: prices.plans.premium.monthly,
    yearlyPrice: prices.plans.premium.yearly,
    features: [
      { text: 'one-stop-service:pricing.premium.features.features' },
      { text: 'one-stop-service:pricing.premium.features.integrations' },
      { text: 'one-stop-service:pricing.premium.features.languages' },
      { text: 'one-stop-service:pricing.premium.features.review' },
      { text: 'one-stop-service:pricing.premium.features.base' },
    ],
  },
  {
    id: 'enterprise',
    title: 'common:plans.enterprise',
    text: 'one-stop-service:pricing.enterprise.text',
    contactRequired: true,
    features: [
      { text: 'one-stop-service:pricing.enterprise.features.scope' },
      {
        text: 'one-stop-service:pricing.enterprise.features.updates',
        values: { count: updateHours.enterprise },
      },
      { text: 'one-stop-service:pricing.enterprise.features.integrations' },
      { text: 'one-stop-service:pricing.enterprise.features.security' },
      { text: 'one-stop-service:pricing.enterprise.features.contact' },
    ],
  },
] as const satisfies readonly (PricedPlan | CustomPlan)[];

export type PlanId = (typeof plans)[number]['id'];

export type Plan = (PricedPlan | CustomPlan) & { id: PlanId };

/** The plan with the lowest price. */
export const [entryPlan] = plans;

/** Monthly billing is the default, so links do not name it. */
export type Billing = 'monthly' | 'yearly';

export const planEnquiry = (id: PlanId, billing: Billing = 'monthly') =>
  billing === 'yearly' ? (`/contact?plan=${id}&billing=yearly` as const) : (`/contact?plan=${id}` as const);
