import {
  createI18n,
  type Language,
  type Namespace,
  type TranslationKey,
  type TranslationValues,
} from '@studio/i18n';
import { readTranslations } from '@studio/i18n/files';
import { describe, expect, it } from 'vitest';
import {
  answerHours,
  backupMonths,
  clients,
  legalDate,
  minimumAge,
  rating,
  uptime,
  yearlySaving,
  yearsOfExperience,
} from './figures.ts';
import { home } from './pages/home.ts';
import { oneStopService } from './pages/one-stop-service.ts';
import { privacyPolicy } from './pages/privacy-policy.ts';
import { termsOfService } from './pages/terms-of-service.ts';
import { languages, siteLanguages } from './languages.ts';
import { entryPlan, updateHours } from './plans.ts';

const namespaces = [
  'shell',
  'common',
  'home',
  'one-stop-service',
  'privacy-policy',
  'terms-of-service',
] as const satisfies readonly Namespace[];

/** Returns a function that translates into a language. */
function translator(language: Language) {
  const translations = readTranslations(new URL('../locales', import.meta.url), language, namespaces);
  const i18n = createI18n({ languages: siteLanguages, language, translations });
  return (key: TranslationKey, values?: TranslationValues) => i18n.t(key, { ...values });
}

describe.each(languages)('a visitor who reads $label', ({ code }) => {
  const t = translator(code);
  const { money, percent, date } = siteLanguages.getFormats(code);

  it('finds the four figures of the home page', () => {
    const { answer, items } = home.stats;
    expect(`${String(answer.value)}${t(answer.unit)}`).toBe(`${String(answerHours)}hr`);
    expect(items.map(({ value }) => t(value, home.values))).toEqual([
      `${String(clients)}+`,
      `${String(yearsOfExperience)}+`,
      '24/7',
    ]);
  });

  it('finds the four claims of the One-Stop Service, and what a year saves', () => {
    const { claims, pricing, values } = oneStopService;
    expect(claims.items.map(({ value }) => t(value, values))).toEqual([
      `${String(clients)}+`,
      percent(uptime),
      '24/7',
      `${String(rating)}★`,
    ]);
    expect(t(pricing.save, values)).toContain(percent(yearlySaving));
  });

  it('finds the hours of updates in the comparison and in the second answer', () => {
    const [, , , updates] = oneStopService.comparison.rows;
    const [, answer] = oneStopService.faq.items;
    const hours = String(updateHours.ecommerce);
    expect(t(updates.oneStop, updates.values)).toContain(hours);
    expect(t(answer.answer, answer.values)).toContain(hours);
  });

  it('finds the monthly price of the entry plan beside its yearly price', () => {
    const { hero, values } = oneStopService;
    expect(t(hero.monthly, values)).toContain(money(entryPlan.monthlyPrice));
  });

  it('finds the long-term cost as the toggle stands', () => {
    const { rows, longTerm } = oneStopService.comparison;
    const cost = (amount: number) => t(rows[7].oneStop, { amount });
    expect(cost(longTerm.monthly)).toContain(money(36 * entryPlan.monthlyPrice));
    expect(cost(longTerm.yearly)).toContain(money(35 * entryPlan.yearlyPrice));
  });

  it.each([termsOfService, privacyPolicy])('finds the day of $title', ({ hero, values }) => {
    expect(t(hero.updated, values)).toContain(date(legalDate));
  });

  it('finds the age and the months that the terms name', () => {
    const { highlights, sections, values } = termsOfService;
    const texts = (id: string) =>
      sections
        .filter((section) => section.id === id)
        .flatMap(({ items }) => items.map((item) => t(item, values)));
    const [age] = highlights.items;
    expect(t(age.text, values)).toContain(String(minimumAge));
    expect(texts('age').join()).toContain(String(minimumAge));
    expect(texts('cancellation').join()).toContain(String(backupMonths));
  });
});
