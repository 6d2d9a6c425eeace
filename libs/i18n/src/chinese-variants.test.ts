import { expect, it } from 'vitest';
import { chineseVariants } from './chinese-variants.ts';

it.each([
  ['zh-CN', '网站'],
  ['zh-TW', '網站'],
])('pairs the traditional and simplified characters that a text in %s has', async (locale, text) => {
  expect(await chineseVariants(locale, text)).toBe('網网');
});

it('has every traditional character that is simplified in the same way', async () => {
  expect(await chineseVariants('zh-TW', '頭髮')).toContain('發发髮发');
});

it('is empty for other languages', async () => {
  expect(await chineseVariants('en-CA', '網站')).toBe('');
  expect(await chineseVariants('ja', '網站')).toBe('');
});
