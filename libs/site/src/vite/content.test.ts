import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BuiltContent } from '../content/site-content.ts';
import type { EntryPage } from '../document/entry.ts';
import { checkLinks, expandRoutes } from './content.ts';

const languages = [
  { code: 'en', hreflang: 'en', incomplete: false },
  { code: 'zh-TW', hreflang: 'zh-Hant', incomplete: false },
] as const;
const route = (path: string, content: boolean): EntryPage => ({ path, namespaces: [], file: '', content });
const pagesAt = (path: string, ...versions: readonly string[]) =>
  languages
    .filter(({ code }) => versions.includes(code))
    .map(({ code }) => ({ path, language: code, content: { data: null }, modified: '2026-11-25' }));

describe('expandRoutes', () => {
  it('has a page for each content of a route with a parameter, and those without content', () => {
    const pages = [route('/', false), route('/blog/:slug', true), route('/work/:slug', true)];
    const contents = [...pagesAt('/blog/a', 'en', 'zh-TW'), ...pagesAt('/blog/b', 'en', 'zh-TW')];
    expect(expandRoutes({ pages, languages }, contents)).toMatchObject([
      { path: '/' },
      { path: '/blog/a', indexed: true, modified: '2026-11-25' },
      { path: '/blog/b' },
    ]);
  });

  it.each([
    [[], pagesAt('/blog', 'en', 'zh-TW'), 'There is content for "/blog", but no route'],
    [[route('/blog', true)], pagesAt('/blog', 'en'), 'The content of "/blog" is missing in zh-TW.'],
    [
      [route('/blog', true)],
      [],
      'The route "/blog" has "content: true", but the build has no content for it.',
    ],
  ])('refuses content that does not fit the routes %j', (pages, contents, message) => {
    expect(() => expandRoutes({ pages, languages }, contents)).toThrow(message);
  });
});

describe('checkLinks', () => {
  let client: string;
  beforeEach(async () => {
    client = await mkdtemp(join(tmpdir(), 'links-'));
    const files = {
      'en/faq/index.html': '<h2 id="prices">',
      'zh-TW/faq/index.html': '<h2 id="價格">',
      'en/blog/feed.atom': '',
    };
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(client, name)), { recursive: true });
      await writeFile(join(client, name), text);
    }
  });
  afterEach(() => rm(client, { recursive: true }));

  const check = (target: string, language: BuiltContent['links'][number]['language'] = 'en') =>
    checkLinks(
      [{ file: 'posts/a/en.md', line: 7, language, target }],
      { pages: [route('/faq', false)], redirects: { '/questions': '/faq' }, languages },
      client,
    );

  it.each([
    ['/faq', 'en'],
    ['/faq#prices', 'en'],
    ['/faq#價格', 'zh-TW'],
    ['/questions', 'en'],
    ['/faq/', 'en'],
    ['/en/blog/feed.atom', 'en'],
  ] as const)('accepts %s in %s', async (target, language) => {
    await expect(check(target, language)).resolves.toBeUndefined();
  });

  it.each([
    ['/prices', 'en', 'posts/a/en.md:7: There is no page "/prices".'],
    ['/faq#price', 'en', 'posts/a/en.md:7: The page "/faq" has no "#price".'],
    ['/faq#prices', 'zh-TW', 'The page "/faq" has no "#prices".'],
  ] as const)('refuses %s in %s, with the file and the line', async (target, language, message) => {
    await expect(check(target, language)).rejects.toThrow(message);
  });
});
