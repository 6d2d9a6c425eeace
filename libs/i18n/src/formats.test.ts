import { describe, expect, it } from 'vitest';
import { createI18n } from './create-i18n.ts';
import { defineLanguages } from './languages.ts';
import { site } from './testing/site.ts';

describe('money', () => {
  it.each(['en', 'zh-CN', 'zh-TW'])(
    'omits the currency code, and the cents if they are zero, in %s',
    (language) => {
      expect([90, 9.99, 3240].map((amount) => site.getFormats(language).money(amount))).toEqual([
        '$90',
        '$9.99',
        '$3,240',
      ]);
    },
  );
});

describe('percent', () => {
  it.each(['en', 'zh-CN', 'zh-TW'])('formats a ratio as a percentage in %s', (language) => {
    expect(site.getFormats(language).percent(0.2)).toBe('20%');
  });
});

describe('date', () => {
  it.each([
    ['en', 'April 23, 2025'],
    ['zh-CN', '2025年4月23日'],
    ['zh-TW', '2025年4月23日'],
  ])('formats a date in %s as %s in every time zone', (language, written) => {
    expect(site.getFormats(language).date(new Date('2025-04-23T00:00:00Z'))).toBe(written);
  });
});

describe('a translation', () => {
  it('formats its values as its placeholders specify', () => {
    const text = '{{price, money}}, {{share, percent}}, {{day, date}}, {{many, number}}';
    const { t } = createI18n({ languages: site, language: 'zh-TW', translations: { home: { title: text } } });
    const values = { price: 9.99, share: 0.2, day: new Date('2025-04-23T00:00:00Z'), many: 12345 };
    expect(t('home:title', values)).toBe('$9.99, 20%, 2025年4月23日, 12,345');
  });

  it('has the digits of its locale in every number, with a format or without, and leaves texts as they are', () => {
    const languages = defineLanguages<string>(
      { ar: { label: 'العربية', locale: 'ar-EG', currency: 'EUR' } },
      { fallback: 'ar' },
    );
    const values = { price: 90, share: 0.2, day: new Date('2025-04-23T00:00:00Z'), many: 12345, ago: -5 };
    const text =
      '{{year}} {{price, money}} {{share, percent}} {{day, date}} {{many, number}} {{ago, relativetime(minute)}}';
    const title = { written: text, minutes_few: '{{count}}', phone: '{{phone}}' };
    const { t } = createI18n({ languages, language: 'ar', translations: { home: title } });
    const written = t('home:written', { ...values, year: 2026 });
    expect(written).toMatch(/^٢٠٢٦ /);
    expect(written).toContain('١٢٬٣٤٥');
    expect(written).not.toMatch(/[0-9]/);
    expect(t('home:minutes', { count: 3 })).toBe('٣');
    expect(t('home:phone', { phone: '+20 2 555 0100' })).toBe('+20 2 555 0100');
  });

  it('uses the plural forms of its language', () => {
    const translations = {
      faq: { search: { results_one: '{{count}} question', results_other: '{{count}} questions' } },
    };
    const { t } = createI18n({ languages: site, language: 'en', translations });
    expect([1, 2].map((count) => t('faq:search.results', { count }))).toEqual(['1 question', '2 questions']);
  });
});
