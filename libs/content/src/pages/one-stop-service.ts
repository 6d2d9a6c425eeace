import type { TranslationKey } from '@studio/i18n';
import {
  asked,
  counted,
  headed,
  titled,
  type Headed,
  type Question,
  type Section,
  type Titled,
  type Values,
} from '../facts.ts';
import { backupMonths, clients, rating, uptime, yearlySaving } from '../figures.ts';
import type { Action, Closing, Page } from '../page.ts';
import { entryPlan, updateHours } from '../plans.ts';
import type { RouteId } from '../routes.ts';

interface ComparisonRow {
  label: TranslationKey;
  oneStop: TranslationKey;
  traditional: TranslationKey;
  values?: Values;
}

const compared = <R extends string>(row: R) =>
  ({
    label: `one-stop-service:comparison.${row}.label`,
    oneStop: `one-stop-service:comparison.${row}.oneStop`,
    traditional: `one-stop-service:comparison.${row}.traditional`,
  }) as const;

export const oneStopService = {
  id: 'one-stop-service',
  values: { saving: yearlySaving, clients, uptime, stars: rating, price: entryPlan.monthlyPrice },
  hero: {
    ...headed('one-stop-service:hero'),
    /** What the large figure counts: the yearly price of the entry plan. */
    unit: 'one-stop-service:hero.unit',
    /** The same by the month. */
    monthly: 'one-stop-service:hero.monthly',
    actions: [
      { label: 'common:actions.getStarted', href: '/contact' },
      { label: 'one-stop-service:hero.pricing', href: '/services/one-stop-service#pricing' },
    ],
  },
  included: {
    ...headed('one-stop-service:included'),
    items: [
      titled('one-stop-service:included.development'),
      titled('one-stop-service:included.content'),
      titled('one-stop-service:included.maintenance'),
    ],
  },
  comparison: {
    ...headed('one-stop-service:comparison'),
    aspect: 'one-stop-service:comparison.aspect',
    oneStop: 'one-stop-service:comparison.oneStop',
    traditional: 'one-stop-service:comparison.traditional',
    rows: [
      compared('start'),
      compared('build'),
      compared('hosting'),
      { ...compared('updates'), values: { count: updateHours.ecommerce } },
      compared('security'),
      compared('support'),
      compared('changes'),
      compared('longTerm'),
    ],
    /**
     * The figures in the last row: 36 months of the Commercial plan with monthly billing, and 35 months of it with
     * yearly billing. The text therefore says “about three years”.
     */
    longTerm: { monthly: 36 * entryPlan.monthlyPrice, yearly: 35 * entryPlan.yearlyPrice },
    note: 'one-stop-service:comparison.note',
  },
  why: {
    title: 'one-stop-service:why.title',
    items: [
      titled('one-stop-service:why.cash'),
      titled('one-stop-service:why.time'),
      titled('one-stop-service:why.current'),
      titled('one-stop-service:why.grow'),
    ],
  },
  pricing: {
    ...headed('one-stop-service:pricing'),
    billing: 'one-stop-service:pricing.billing',
    monthly: 'one-stop-service:pricing.monthly',
    yearly: 'one-stop-service:pricing.yearly',
    plan: 'one-stop-service:pricing.plan',
    list: 'one-stop-service:pricing.list',
    save: 'one-stop-service:pricing.save',
    perMonth: 'common:price.perMonth',
    billedYearly: 'one-stop-service:pricing.billedYearly',
    instead: 'one-stop-service:pricing.instead',
    custom: 'one-stop-service:pricing.custom',
    agreed: 'one-stop-service:pricing.agreed',
    choose: 'one-stop-service:pricing.choose',
    talk: 'one-stop-service:pricing.talk',
  },
  steps: {
    title: 'one-stop-service:steps.title',
    items: [
      titled('one-stop-service:steps.choose'),
      titled('one-stop-service:steps.review'),
      titled('one-stop-service:steps.launch'),
    ],
  },
  faq: {
    title: 'one-stop-service:faq.title',
    items: [
      asked('one-stop-service:faq.fee'),
      { ...asked('one-stop-service:faq.updates'), values: { hours: updateHours.ecommerce } },
      asked('one-stop-service:faq.unused'),
      { ...asked('one-stop-service:faq.cancel'), values: { months: backupMonths } },
      asked('one-stop-service:faq.switch'),
    ],
  },
  claims: {
    label: 'one-stop-service:claims.label',
    items: [
      counted('one-stop-service:claims.clients'),
      counted('one-stop-service:claims.uptime'),
      counted('one-stop-service:claims.support'),
      counted('one-stop-service:claims.rating'),
    ],
  },
  portfolio: ['loon-lake-bread', 'paddle-and-pine', 'morning-mist'],
  close: {
    ...titled('one-stop-service:close'),
    action: { label: 'common:actions.contactUs', href: '/contact' },
    again: { label: 'one-stop-service:close.pricing', href: '/services/one-stop-service#pricing' },
  },
} as const satisfies Page & {
  id: RouteId;
  hero: { unit: TranslationKey; monthly: TranslationKey; actions: readonly Action[] };
  included: Headed & { items: readonly Titled[] };
  comparison: Headed & {
    aspect: TranslationKey;
    oneStop: TranslationKey;
    traditional: TranslationKey;
    rows: readonly ComparisonRow[];
    longTerm: { monthly: number; yearly: number };
    note: TranslationKey;
  };
  why: Section<Titled>;
  pricing: Headed & Record<string, TranslationKey>;
  steps: Section<Titled>;
  faq: Section<Question>;
  claims: { label: TranslationKey; items: readonly { value: TranslationKey; label: TranslationKey }[] };
  portfolio: readonly string[];
  close: Closing & { again: Action };
};
