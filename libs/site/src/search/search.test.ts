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
const traditional: SearchEntry[] = [
  { kind: 'page', title: '網站代管', text: '備份、更新，先報價。', path: '/hosting' },
  { kind: 'page', title: '頭髮沙龍', text: '預約之後再付款。', path: '/salon' },
];
const find = (query: string) => createSearch(buildIndex(english, 'en'), 'en')(query).map(({ path }) => path);
const findChinese = (query: string) => searchIn(chinese, 'zh-CN')(query).map(({ path }) => path);
const findTraditional = (query: string) => searchIn(traditional, 'zh-TW')(query).map(({ path }) => path);

/** Pairs of a traditional character and the simplified one. */
const variants = '網网報报價价備备發发髮发預预後后頭头龍龙電电話话產产攝摄';
const searchIn = (entries: readonly SearchEntry[], language: string) =>
  createSearch(buildIndex(entries, language, variants), language);

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

  it.each([
    ['网', ['/hosting', '/photography']],
    // The last character of a text, and of one between punctuation.
    ['片', ['/photography']],
    ['新', ['/hosting']],
    ['律', []],
  ])('finds a single Chinese character wherever it is in a word: %j', (query, paths) => {
    expect(findChinese(query)).toEqual(paths);
  });

  it.each([
    ['網站', ['/hosting']],
    ['接電話', ['/hosting']],
    ['攝', ['/photography']],
  ])('finds simplified texts by traditional characters: %j', (query, paths) => {
    expect(findChinese(query)).toEqual(paths);
  });

  it.each([
    ['网站', ['/hosting']],
    ['报价', ['/hosting']],
    // 发 is simplified from 發 and from 髮.
    ['头发', ['/salon']],
    ['價', ['/hosting']],
  ])('finds traditional texts by both kinds of characters: %j', (query, paths) => {
    expect(findTraditional(query)).toEqual(paths);
  });

  it('marks the characters of the query in the script of the text', () => {
    const words = (query: string) => searchIn(traditional, 'zh-TW')(query)[0]?.words;
    expect(words('报价')).toEqual(['報價']);
    expect(words('價')).toEqual(['價']);
  });

  it('refuses a file that is no index', () => {
    expect(() => createSearch({ error: 'not found' }, 'en')).toThrow('index');
  });

  it('returns the words to mark', () => {
    const [result] = createSearch(buildIndex(english, 'en'), 'en')('hostng');
    expect(result?.words).toEqual(['hosting']);
    expect(splitAtWords('Website Hosting', result?.words ?? [])).toEqual(['Website ', 'Hosting', '']);
  });

  it('marks no single character of a longer word', () => {
    const [result] = searchIn(chinese, 'zh-CN')('产品照');
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
