import { describe, expect, it } from 'vitest';
import { yearlySaving } from './figures.ts';
import { oneStopService } from './pages/one-stop-service.ts';
import { productPhotography } from './pages/product-photography.ts';
import { socialMediaDesign } from './pages/social-media-design.ts';
import { websiteHosting } from './pages/website-hosting.ts';
import { plans } from './plans.ts';
import { lowestPrices } from './services.ts';

const priced = plans.filter((plan) => 'monthlyPrice' in plan);

describe('the One-Stop plans', () => {
  it('cost what the price list says', () => {
    expect(priced.map(({ id, monthlyPrice, yearlyPrice }) => [id, monthlyPrice, yearlyPrice])).toEqual([
      ['commercial', 90, 72],
      ['ecommerce', 150, 120],
      ['booking', 150, 120],
      ['premium', 400, 320],
    ]);
  });

  it.each(priced)('save 20% by the year: $id', ({ monthlyPrice, yearlyPrice }) => {
    expect(yearlySaving).toBe(0.2);
    expect(yearlyPrice).toBe(monthlyPrice * (1 - yearlySaving));
  });

  it('lift out Commercial, and begin Enterprise with a conversation', () => {
    expect(plans.filter((plan) => 'popular' in plan).map(({ id }) => id)).toEqual(['commercial']);
    expect(plans.filter((plan) => 'contactRequired' in plan).map(({ id }) => id)).toEqual(['enterprise']);
    expect(plans).toHaveLength(5);
  });

  it.each([
    ['commercial', 1],
    ['ecommerce', 2],
    ['booking', 2],
    ['premium', undefined],
    ['enterprise', 4],
  ])('include in %s this many hours of updates a month: %s', (id, hours) => {
    const features = plans.filter((plan) => plan.id === id).flatMap((plan) => [...plan.features]);
    const [updates] = features.filter(({ text }) => text.endsWith('.updates'));
    expect(updates && 'values' in updates ? updates.values : undefined).toEqual(hours && { count: hours });
  });
});

describe('the comparison with the traditional way', () => {
  const { rows, longTerm } = oneStopService.comparison;

  it('has eight rows', () => {
    expect(rows).toHaveLength(8);
  });

  it('names 3,240 by the month and 2,520 by the year in the long term', () => {
    expect(longTerm).toEqual({ monthly: 3240, yearly: 2520 });
  });

  it('names two hours of content updates, as the second answer of the FAQ does', () => {
    expect(rows.flatMap((row) => ('values' in row ? [row.values] : []))).toEqual([{ count: 2 }]);
    const [, second] = oneStopService.faq.items;
    expect(second.values).toEqual({ hours: 2 });
  });
});

describe('the other prices', () => {
  const list = (packages: readonly { id: string; price: number; unit: string; popular?: boolean }[]) =>
    packages.map(({ id, price, unit, popular = false }) => [id, price, unit.split(/[:.]/).at(-1), popular]);

  it('of hosting are per month', () => {
    expect(list(websiteHosting.pricing.packages)).toEqual([
      ['basic', 9.99, 'perMonth', false],
      ['business', 19.99, 'perMonth', true],
      ['premium', 39.99, 'perMonth', false],
    ]);
  });

  it('of product photography are per product, and for a set', () => {
    expect(list(productPhotography.pricing.packages)).toEqual([
      ['basic', 50, 'perProduct', false],
      ['premium', 120, 'perProduct', true],
      ['ecommerce', 400, 'unit', false],
    ]);
  });

  it('of social media design are per product, and per video', () => {
    expect(list(socialMediaDesign.pricing.packages)).toEqual([
      ['images', 50, 'perProduct', false],
      ['videos', 100, 'unit', false],
    ]);
  });

  it('in the navigation are the lowest of each service', () => {
    const lowest = (packages: readonly { price: number }[]) =>
      Math.min(...packages.map(({ price }) => price));
    expect(lowestPrices).toEqual({
      'one-stop-service': Math.min(...priced.map(({ yearlyPrice }) => yearlyPrice)),
      'social-media-design': lowest(socialMediaDesign.pricing.packages),
      'product-photography': lowest(productPhotography.pricing.packages),
      'website-hosting': lowest(websiteHosting.pricing.packages),
    });
  });
});
