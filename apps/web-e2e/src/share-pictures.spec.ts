import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { builtDocuments } from './documents.ts';
import { expect, test } from './world.ts';

/** Some social networks skip images that are larger or slow to load. */
const heaviest = 80_000;

const documents = builtDocuments();
const metaOf = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1];

const pictureOf = (html: string) => metaOf(html, 'og:image')?.replace('https://www.example.com', '') ?? '';
const fileOf = (path: string) => readFileSync(new URL(`../../../dist/web/client${path}`, import.meta.url));

const pictures = new Map(
  documents.map(({ address, language, html }) => [`${address} (${language})`, pictureOf(html())]),
);

test('every document links the share image of its page and language, with and without a prefix', () => {
  for (const { address, language, html } of documents) {
    const prefix = new RegExp(`^/${language}(?=/|$)`);
    const path = address.replace(prefix, '') || '/';
    expect(pictureOf(html()), `${address} (${language})`).toBe(
      `/share/${language}${path === '/' ? '/index' : path}.jpg`,
    );
  }
  expect(new Set(pictures.values()).size).toBe(documents.length / 2);
});

test('every share image has the stated dimensions and a small size', async () => {
  for (const { address, html } of documents) {
    const picture = fileOf(pictureOf(html()));
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }, address).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect(picture.length, address).toBeLessThan(heaviest);
    expect(metaOf(html(), 'og:image:width'), address).toBe('1200');
    expect(metaOf(html(), 'og:image:height'), address).toBe('630');
  }
});

// The privacy policy and the terms have the same illustration and, in Chinese, titles of equal length. With missing
// glyphs their images would be identical.
test('no two share images are the same', () => {
  const paths = [...new Set(pictures.values())];
  const prints = paths.map((path) => createHash('sha256').update(fileOf(path)).digest('hex'));
  expect(new Set(prints).size).toBe(paths.length);
});

test('other sites can embed share images, whose URLs are stable', async ({ request }) => {
  const answer = await request.get('/share/zh-TW/faq.jpg');
  expect(answer.status()).toBe(200);
  expect(answer.headers()).toMatchObject({
    'content-type': 'image/jpeg',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=3600',
  });
});

test('the Open Graph tags include the type and the other languages', () => {
  const html = documents.find(({ address }) => address === '/zh-CN/about')?.html() ?? '';
  const others = [...html.matchAll(/<meta property="og:locale:alternate" content="([^"]*)"/g)];
  expect(metaOf(html, 'og:type')).toBe('website');
  expect(metaOf(html, 'og:locale')).toBe('zh_CN');
  expect(others.map(([, locale]) => locale)).toEqual(['en_CA', 'zh_TW']);
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"');
});
