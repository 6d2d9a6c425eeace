import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ContentPage } from '../content/site-content.ts';
import { collections } from './collections.ts';
import {
  defineCollection,
  pieceFields,
  type Collection,
  type ListContent,
  type PieceContent,
} from './define-collection.ts';
import { readingMinutes } from './read-collection.ts';

const posts = defineCollection({
  name: 'posts',
  folder: 'posts',
  schema: v.strictObject({ ...pieceFields, tags: v.array(v.string()) }),
  path: '/blog/:slug',
  list: { path: '/blog', size: 2 },
  groups: { path: '/blog/tags/:tag', of: ({ tags }) => tags },
  feed: 'shell:blog',
  values: (language) => ({ price: language === 'en' ? '$72' : '72 元' }),
});

const post = (title: string, date: string, more = '') =>
  `---\ntitle: ${title}\nsummary: About ${title}.\ndate: ${date}\ntags: [code]\n${more}---\n\n## First\n\nA [link](/services#plans).\n`;

let root: string;
const write = async (files: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
};
const read = (isDevelopment = false, collection: Collection = posts, mark = (text: string) => text) =>
  collections([collection], {
    pages: (piecesOf, language) => ({ '/': piecesOf(collection, language).slice(0, 1) }),
  }).read({
    root,
    languages: ['en', 'zh-TW'],
    origin: 'https://www.example.com',
    localizePath: (path, language) => `/${language}${path === '/' ? '' : path}`,
    isDevelopment,
    markWordBreaks: mark,
    translate: (key, language) => `${key} ${language}`,
  });
const find = (pages: readonly ContentPage[], path: string, language = 'en') =>
  pages.find((page) => page.path === path && page.language === language)?.content;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'collections-'));
  await write({
    'posts/a/en.md': post('A', '2026-01-01'),
    'posts/a/zh-TW.md': post('甲', '2026-01-01'),
    'posts/b/en.md': post('B', '2026-01-02'),
    'posts/c/en.md': post('C', '2026-01-03'),
  });
});
afterEach(() => rm(root, { recursive: true }));

describe('collections', () => {
  it('has a page for each piece, with its neighbors', async () => {
    const { pages } = await read();
    const content = find(pages, '/blog/b');
    expect(content).toMatchObject({
      values: { title: 'B', summary: 'About B.' },
      languages: ['en'],
      indexed: true,
    });
    const { newer, older, headings } = content?.data as PieceContent;
    expect([newer?.fields.title, older?.fields.title, headings[0]?.id]).toEqual(['C', 'A', 'first']);
  });

  it('marks the title, the summary and the fields that the collection names', async () => {
    const places = defineCollection({
      name: 'posts',
      folder: 'posts',
      schema: v.strictObject({
        ...pieceFields,
        tags: v.array(v.string()),
        place: v.string(),
        note: v.string(),
      }),
      marked: ['place'],
      path: '/blog/:slug',
    });
    for (const slug of ['a', 'b', 'c'])
      await write({ [`posts/${slug}/en.md`]: post('A', '2026-01-01', 'place: P\nnote: N\n') });
    await write({ 'posts/a/zh-TW.md': post('A', '2026-01-01', 'place: P\nnote: N\n') });
    const { pages } = await read(false, places, (text) => `${text}!`);
    expect(find(pages, '/blog/b')?.data).toMatchObject({
      title: 'A!',
      summary: 'About A.!',
      fields: { title: 'A', place: 'P!', note: 'N' },
    });
  });

  it('has pieces in an order of their own, at the path of their kind, with neighbors of that kind', async () => {
    const kinds = defineCollection({
      name: 'work',
      folder: 'posts',
      schema: v.strictObject({ ...pieceFields, tags: v.array(v.string()), order: v.number() }),
      path: { of: ({ order }) => (order > 1 ? '/long/:slug' : '/short/:slug') },
      compare: (one, other) => one.order - other.order,
      list: { path: '/blog', size: 2 },
    });
    await write({
      'posts/a/en.md': post('A', '2026-01-01', 'order: 3\n'),
      'posts/a/zh-TW.md': post('甲', '2026-01-01', 'order: 3\n'),
      'posts/b/en.md': post('B', '2026-01-02', 'order: 1\n'),
      'posts/c/en.md': post('C', '2026-01-03', 'order: 2\n'),
    });
    const { pages } = await read(false, kinds);
    const list = find(pages, '/blog')?.data as ListContent;
    expect(list.items.map(({ path }) => path)).toEqual(['/short/b', '/long/c']);
    const { newer, older } = find(pages, '/long/c')?.data as PieceContent;
    expect([newer?.slug, older?.slug]).toEqual([undefined, 'a']);
  });

  it('relates the pieces with the most groups in common, the newest first', async () => {
    const tags = { d: 'code, mail', e: 'code, mail', f: 'shops', g: 'code, mail, shops' };
    await write(
      Object.fromEntries(
        Object.entries(tags).map(([slug, names]) => [
          `posts/${slug}/en.md`,
          post(slug, '2026-01-04').replace('[code]', `[${names}]`),
        ]),
      ),
    );
    const { pages } = await read();
    const related = (slug: string) =>
      (find(pages, `/blog/${slug}`)?.data as PieceContent).related.map((piece) => piece.slug);
    expect(related('d')).toEqual(['e', 'g', 'c']);
    expect(related('g')).toEqual(['d', 'e', 'f']);
    expect(related('f')).toEqual(['g']);
  });

  it('leads to the original where a language does not have the piece', async () => {
    const { pages } = await read();
    expect(find(pages, '/blog/b', 'zh-TW')).toMatchObject({
      languages: ['en'],
      indexed: false,
      data: { original: { language: 'en', path: '/blog/b' } },
    });
  });

  it('lists the newest first, in pages and by group, each language its own', async () => {
    const { pages } = await read();
    const titles = (path: string, language?: string) =>
      (find(pages, path, language)?.data as ListContent).items.map(({ fields }) => fields.title);
    expect(titles('/blog')).toEqual(['C', 'B']);
    expect(titles('/blog/page/2')).toEqual(['A']);
    expect(titles('/blog/tags/code/page/2')).toEqual(['A']);
    expect(titles('/blog', 'zh-TW')).toEqual(['甲']);
    expect(find(pages, '/')?.data).toHaveLength(1);
  });

  it('has a page of a list and of a group in each language, with and without pieces', async () => {
    const { pages } = await read();
    const paths = (language: string) =>
      pages
        .filter((page) => page.language === language)
        .map(({ path }) => path)
        .sort();
    expect(paths('zh-TW')).toEqual(paths('en'));
  });

  it('has the first page of a list where a language has fewer, and an empty one where it has no piece of a group', async () => {
    await write({ 'posts/d/en.md': post('D', '2026-01-04').replace('code', 'mail') });
    const { pages } = await read();
    expect(find(pages, '/blog/tags/code/page/2', 'zh-TW')).toMatchObject({
      values: { page: 1, group: 'code' },
      languages: ['en'],
      indexed: false,
      data: { items: [{ slug: 'a' }], page: 1, pages: 1, group: 'code' },
    });
    expect(find(pages, '/blog/tags/mail', 'zh-TW')).toMatchObject({
      values: { page: 1, group: 'mail' },
      indexed: false,
      data: { items: [], page: 1, pages: 1, group: 'mail' },
    });
  });

  it('announces its feeds on each page', async () => {
    const { pages } = await read();
    for (const path of ['/blog', '/blog/tags/code', '/blog/b'])
      expect(find(pages, path)?.alternates?.map(({ href }) => href)).toEqual(
        expect.arrayContaining(['/en/blog/feed.atom', '/en/blog/feed.json']),
      );
  });

  it('shows drafts and future pieces in development only', async () => {
    await write({
      'posts/d/en.md': post('D', '2026-01-04', 'draft: true\n'),
      'posts/e/en.md': post('E', '2999-01-01'),
    });
    const drafts = ['/blog/d', '/blog/e'];
    const { pages: built, files } = await read();
    expect(drafts.map((path) => find(built, path))).toEqual([undefined, undefined]);
    expect(Object.keys(files).join()).not.toContain('/blog/d');
    const { pages: shown } = await read(true);
    expect(drafts.map((path) => (find(shown, path)?.data as PieceContent).isDraft)).toEqual([true, true]);
  });

  it('writes feeds and Markdown, and returns the links to check', async () => {
    const { files, links, lists } = await read();
    expect(Object.keys(files).sort()).toEqual([
      '/en/blog/a.md',
      '/en/blog/b.md',
      '/en/blog/c.md',
      '/en/blog/feed.atom',
      '/en/blog/feed.json',
      '/zh-TW/blog/a.md',
      '/zh-TW/blog/feed.atom',
      '/zh-TW/blog/feed.json',
    ]);
    expect(files['/en/blog/feed.atom']).toContain(
      'href=&quot;https://www.example.com/en/services#plans&quot;',
    );
    expect(files['/en/blog/c.md']).toContain('[link](https://www.example.com/en/services#plans)');
    expect(links[0]).toEqual({
      file: 'posts/c/en.md',
      line: 10,
      language: 'en',
      target: '/services#plans',
    });
    expect(lists[0]?.items[0]?.href).toBe('https://www.example.com/en/blog/c.md');
  });

  it('renders pictures in three formats and sizes, and finds them in its cache', async () => {
    const create = { width: 900, height: 450, channels: 3, background: '#567' } as const;
    const image = await sharp({ create }).jpeg().toBuffer();
    await writeFile(join(root, 'posts/a/shop.jpg'), image);
    await write({ 'posts/a/en.md': `${post('A', '2026-01-01')}\n![The shop](shop.jpg)\n` });
    const { pages, files, copies } = await read();
    const { nodes } = find(pages, '/blog/a')?.data as PieceContent;
    expect(JSON.stringify(nodes.at(-1))).toMatch(
      /^\["p",\{\},\["picture",\{\},\["source",\{"type":"image\/avif","srcSet":"\S+ 480w, \S+ 800w, \S+ 900w"/,
    );
    const rendered = Object.keys(copies);
    expect(rendered).toHaveLength(7);
    const [, fallback] = /\]\((\S+)\)\n$/.exec(files['/en/blog/a.md'] ?? '') ?? [];
    expect(rendered.map((path) => `https://www.example.com${path}`)).toContain(fallback);

    // Changed by hand, to see that the next build does not render it again.
    const [[path, cached] = ['', '']] = Object.entries(copies);
    await writeFile(cached, 'cached');
    const again = await read();
    expect(await readFile(again.copies[path] ?? '', 'utf8')).toBe('cached');
  });

  it.each([
    ['![The shop](none.jpg)', 'posts/a/en.md:12: There is no picture "none.jpg".'],
    ['![](none.jpg)', 'There is no picture'],
  ])('refuses the picture %j', async (text, message) => {
    await write({ 'posts/a/en.md': `${post('A', '2026-01-01')}\n${text}\n` });
    await expect(read()).rejects.toThrow(message);
  });

  it('fills in the values of the site, and refuses one that does not exist', async () => {
    await write({ 'posts/a/en.md': post('From {{price}}', '2026-01-01') });
    const { pages } = await read();
    expect(find(pages, '/blog/a')?.values).toMatchObject({ title: 'From $72' });
    await write({ 'posts/a/en.md': post('From {{cost}}', '2026-01-01') });
    await expect(read()).rejects.toThrow('posts/a/en.md:2: There is no value "cost". There are: price.');
  });

  it.each(['🎉', 'café', 'a b', 'a.b'])('refuses a name of a folder that is no address: %s', async (slug) => {
    await write({ [`posts/${slug}/en.md`]: post('A', '2026-01-01') });
    await expect(read()).rejects.toThrow(`The folder "${slug}" is no address of a page.`);
  });

  it('refuses a language that the site does not have', async () => {
    await write({ 'posts/a/fr.md': post('A', '2026-01-01') });
    await expect(read()).rejects.toThrow('posts/a/fr.md:1: The site has no language "fr".');
  });
});

describe('readingMinutes', () => {
  it('counts words, and the characters of Chinese', () => {
    expect(readingMinutes('word '.repeat(660), 'en')).toBe(3);
    expect(readingMinutes('字'.repeat(1200), 'zh-TW')).toBe(3);
    expect(readingMinutes('', 'en')).toBe(1);
  });
});
