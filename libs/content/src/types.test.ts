import type { TranslationKey } from '@studio/i18n';
import { describe, expect, it } from 'vitest';
import { titled } from './facts.ts';
import { planEnquiry, plans, type Plan } from './plans.ts';
import type { Href, RouteId } from './routes.ts';
import type { Theme } from './services.ts';

/*
 * The type check is the test: each of these lines must be a type error, or `@ts-expect-error` is one.
 */
describe('a mistake in the facts', () => {
  it('is found before anything runs', () => {
    // @ts-expect-error -- no such plan
    planEnquiry('gold');
    // @ts-expect-error -- no such theme
    const theme: Theme = 'beige';
    // @ts-expect-error -- no such text
    const key: TranslationKey = 'home:hero.subtitle';
    // @ts-expect-error -- keys have no plural suffix
    const plural: TranslationKey = 'faq:search.results_one';
    // @ts-expect-error -- this group has no title and text
    titled('home:stats');
    // @ts-expect-error -- no such page
    const page: Href = '/blogs';
    // @ts-expect-error -- no such page, with a hash
    const place: Href = '/portfolio#work';
    // @ts-expect-error -- no such plan in the query
    const enquiry: Href = '/contact?plan=gold';
    // @ts-expect-error -- no such section
    const typo: Href = '/services/website-hosting#pricng';
    // @ts-expect-error -- a plan with a custom price has no monthly price
    const both: Plan = { ...plans[4], monthlyPrice: 1 };
    // @ts-expect-error -- no such route
    const route: RouteId = 'post';
    expect([theme, key, plural, page, place, enquiry, typo, both, route]).toHaveLength(9);
  });
});
