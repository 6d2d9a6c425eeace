import { describe, expect, it } from 'vitest';
import { buildIndex } from './build-index.ts';
import { splitAtWords } from './mark-words.ts';
import type { SearchEntry } from './search-entry.ts';
import { createSearch } from './search.ts';
import { tokenize } from './tokenize.ts';

const english: SearchEntry[] = [
  {
    kind: 'page',
    title: 'Website Hosting',
    text: 'Backups, updates and people who answer.',
    path: '/hosting',
  },
  { kind: 'page', title: 'Photography', text: 'Photos of products for shops.', path: '/photography' },
  {
    kind: 'question',
    title: 'Can I cancel?',
    text: 'Every month, without a reason. Hosting ends too.',
    path: '/faq#cancel',
  },
];
const chinese: SearchEntry[] = [
  { kind: 'page', title: '网站托管', text: '备份、更新，有人接电话。', path: '/hosting' },
  { kind: 'page', title: '产品摄影', text: '网店用的产品照片。', path: '/photography' },
];
const find = (query: string) => createSearch(buildIndex(english, 'en'), 'en')(query).map(({ path }) => path);
const findChinese = (query: string) =>
  createSearch(buildIndex(chinese, 'zh-CN'), 'zh-CN')(query).map(({ path }) => path);

describe('search', () => {
  it.each([
    ['hosting', ['/hosting', '/faq#cancel']],
    ['hostng', ['/hosting', '/faq#cancel']],
    ['photo', ['/photography']],
    ['HOSTING month', ['/faq#cancel']],
    ['how do I cancel', ['/faq#cancel']],
    ['zebra', []],
    ['', []],
  ])('finds %j', (query, paths) => {
    expect(find(query)).toEqual(paths);
  });

  it.each([
    ['托管', ['/hosting']],
    ['接电话', ['/hosting']],
    ['摄影', ['/photography']],
    ['产品照', ['/photography']],
    ['法律', []],
  ])('finds Chinese words and parts of words: %j', (query, paths) => {
    expect(findChinese(query)).toEqual(paths);
  });

  it('returns the words to mark', () => {
    const [result] = createSearch(buildIndex(english, 'en'), 'en')('hostng');
    expect(result?.words).toEqual(['hosting']);
    expect(splitAtWords('Website Hosting', result?.words ?? [])).toEqual(['Website ', 'Hosting', '']);
  });

  it('marks no single character of a longer word', () => {
    const [result] = createSearch(buildIndex(chinese, 'zh-CN'), 'zh-CN')('产品照');
    expect(result?.words).toEqual(expect.arrayContaining(['产品', '品照']));
    expect(result?.words).not.toContain('照');
  });

  it('puts what has the whole query in its title first', () => {
    const apps: SearchEntry[] = [
      { kind: 'page', title: '应用程序', text: '也做小程序。', path: '/apps' },
      { kind: 'question', title: '可以开通小程序吗？', text: '可以。', path: '/faq#mini' },
    ];
    const results = createSearch(buildIndex(apps, 'zh-CN'), 'zh-CN')('小程序');
    expect(results.map(({ path }) => path)).toEqual(['/faq#mini', '/apps']);
  });

  it('gives each result an id, also where two have the same path', () => {
    const twice = [
      ...english,
      { kind: 'question', title: 'Is hosting included?', text: 'Yes.', path: '/hosting' },
    ];
    const results = createSearch(buildIndex(twice, 'en'), 'en')('hosting');
    expect(results.map(({ path }) => path)).toEqual(expect.arrayContaining(['/hosting', '/hosting']));
    expect(new Set(results.map(({ id }) => id)).size).toBe(results.length);
  });

  it('has an excerpt that ends between two words', () => {
    const excerptOf = (text: string, language: string) =>
      createSearch(
        buildIndex([{ kind: 'page', title: 'Long', text, path: '/' }], language),
        language,
      )('long')[0]?.excerpt;
    expect(excerptOf('word '.repeat(60), 'en')).toMatch(/^(?:word )+word…$/);
    expect(excerptOf(`Ink ${'湖'.repeat(200)}`, 'zh-TW')).toMatch(/^Ink 湖{156}…$/);
  });
});

describe('splitAtWords', () => {
  it('finds whole words, and Chinese words inside of others', () => {
    expect(splitAtWords('A host is a guest', ['a', 'host'])).toEqual([
      '',
      'A',
      ' ',
      'host',
      ' is ',
      'a',
      ' guest',
    ]);
    expect(splitAtWords('网站托管', ['托管'])).toEqual(['网站', '托管', '']);
    expect(splitAtWords('Text', [])).toEqual(['Text']);
  });
});

describe('tokenize', () => {
  it('returns words without accents, and pairs of Chinese characters', () => {
    expect(tokenize('Café au lait', 'en')).toEqual(['cafe', 'au', 'lait']);
    expect(tokenize('产品照片', 'zh-CN')).toEqual(expect.arrayContaining(['产品', '品照', '照片']));
  });
});
