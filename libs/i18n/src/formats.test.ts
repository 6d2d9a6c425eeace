import { describe, expect, it } from 'vitest';
import { createI18n } from './create-i18n.ts';
import { formatDate, formatMoney, formatPercent } from './formats.ts';

describe('a price', () => {
  it.each(['en', 'zh-CN', 'zh-TW'])(
    'is written short in %s, with cents only where there are some',
    (language) => {
      expect([90, 9.99, 3240].map((amount) => formatMoney(amount, language))).toEqual([
        '$90',
        '$9.99',
        '$3,240',
      ]);
    },
  );
});

describe('a share', () => {
  it.each(['en', 'zh-CN', 'zh-TW'])('is written as a percentage in %s', (language) => {
    expect(formatPercent(0.2, language)).toBe('20%');
  });
});

describe('a day', () => {
  it.each([
    ['en', 'April 23, 2025'],
    ['zh-CN', '2025年4月23日'],
    ['zh-TW', '2025年4月23日'],
  ])('is written in %s as %s, wherever the reader is', (language, written) => {
    expect(formatDate(new Date('2025-04-23T00:00:00Z'), language)).toBe(written);
  });
});

describe('a text', () => {
  it('writes what is filled in as it asks for it', () => {
    const text = '{{price, money}}, {{share, percent}}, {{day, date}}, {{many, number}}';
    const { t } = createI18n('zh-TW', { home: { title: text } });
    const values = { price: 9.99, share: 0.2, day: new Date('2025-04-23T00:00:00Z'), many: 12345 };
    expect(t('home:title', values)).toBe('$9.99, 20%, 2025年4月23日, 12,345');
  });

  it('counts in the forms of its language', () => {
    const words = {
      faq: { search: { results_one: '{{count}} question', results_other: '{{count}} questions' } },
    };
    const { t } = createI18n('en', words);
    expect([1, 2].map((count) => t('faq:search.results', { count }))).toEqual(['1 question', '2 questions']);
  });
});
