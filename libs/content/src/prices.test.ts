import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { contactsFile, figuresFile, pricesFile } from './check.ts';
import { oneStopService } from './pages/one-stop-service.ts';
import { plans } from './plans.ts';
import { lowestPrices } from './services.ts';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../facts/${name}.json`, import.meta.url), 'utf8'));

const problems = (schema: v.GenericSchema, facts: unknown) =>
  (v.safeParse(schema, facts).issues ?? []).map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`);

describe('the files of facts', () => {
  it.each([
    ['prices', pricesFile],
    ['figures', figuresFile],
    ['contacts', contactsFile],
  ] as const)('contain what the site expects: %s', (name, schema) => {
    expect(problems(schema, read(name))).toEqual([]);
  });

  it('may not have a yearly price that does not save what the site promises', () => {
    const prices = v.parse(pricesFile, read('prices'));
    const { commercial } = prices.plans;
    const wrong = {
      ...prices,
      plans: { ...prices.plans, commercial: { ...commercial, monthly: 100, yearly: 72 } },
    };
    expect(problems(pricesFile, wrong)).toEqual([
      'plans.commercial.yearly: It is 72. With a monthly price of 100 and 20% off, it has to be 80.',
    ]);
  });

  it.each([0, -5, 9.999])('may not have the price %d', (basic) => {
    const prices = v.parse(pricesFile, read('prices'));
    const wrong = { ...prices, hosting: { ...prices.hosting, basic } };
    expect(problems(pricesFile, wrong)).toHaveLength(1);
  });
});

describe('the One-Stop plans', () => {
  it('lift out Commercial, and begin Enterprise with a conversation', () => {
    expect(plans.filter((plan) => 'popular' in plan).map(({ id }) => id)).toEqual(['commercial']);
    expect(plans.filter((plan) => 'contactRequired' in plan).map(({ id }) => id)).toEqual(['enterprise']);
    expect(plans).toHaveLength(5);
  });

  it('begin with the lowest price, which the navigation names', () => {
    const yearly = plans.flatMap((plan) => ('yearlyPrice' in plan ? [plan.yearlyPrice] : []));
    expect(lowestPrices['one-stop-service']).toBe(Math.min(...yearly));
  });
});

describe('the comparison with the traditional way', () => {
  const { rows } = oneStopService.comparison;

  it('has eight rows', () => {
    expect(rows).toHaveLength(8);
  });

  it('names the hours of content updates that the second answer of the FAQ does', () => {
    const [, second] = oneStopService.faq.items;
    expect(rows.flatMap((row) => ('values' in row ? [row.values.count] : []))).toEqual([second.values.hours]);
  });
});
