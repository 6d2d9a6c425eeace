import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { builtDocuments } from './documents.ts';
import { expect, test } from './world.ts';

/** Some networks leave out what is heavier, or slow to come. */
const heaviest = 80_000;

const documents = builtDocuments();
const metaOf = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1];

const pictureOf = (html: string) => metaOf(html, 'og:image')?.replace('https://www.example.com', '') ?? '';
const fileOf = (path: string) => readFileSync(new URL(`../../../dist/web/client${path}`, import.meta.url));

const pictures = new Map(
  documents.map(({ address, language, html }) => [`${address} (${language})`, pictureOf(html())]),
);

test('a shared link shows the picture of its page in its language, the same for a bare address', () => {
  for (const { address, language, html } of documents) {
    const prefix = new RegExp(`^/${language}(?=/|$)`);
    const path = address.replace(prefix, '') || '/';
    expect(pictureOf(html()), `${address} (${language})`).toBe(
      `/share/${language}${path === '/' ? '/index' : path}.jpg`,
    );
  }
  expect(new Set(pictures.values()).size).toBe(documents.length / 2);
});

test('every picture is as large as networks want it, light, and as its document says', async () => {
  for (const { address, html } of documents) {
    const picture = fileOf(pictureOf(html()));
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }, address).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect(picture.length, address).toBeLessThan(heaviest);
    expect(metaOf(html(), 'og:image:width'), address).toBe('1200');
    expect(metaOf(html(), 'og:image:height'), address).toBe('630');
  }
});

// The privacy policy and the terms have the same drawing, and in Chinese as many characters: boxes would look the same.
test('no two pictures are the same', () => {
  const paths = [...new Set(pictures.values())];
  const prints = paths.map((path) => createHash('sha256').update(fileOf(path)).digest('hex'));
  expect(new Set(prints).size).toBe(paths.length);
});

test('other sites may show them, and they keep their address', async ({ request }) => {
  const answer = await request.get('/share/zh-TW/faq.jpg');
  expect(answer.status()).toBe(200);
  expect(answer.headers()).toMatchObject({
    'content-type': 'image/jpeg',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=3600',
  });
});

test('the card of a page names its kind and its other languages', () => {
  const html = documents.find(({ address }) => address === '/zh-CN/about')?.html() ?? '';
  const others = [...html.matchAll(/<meta property="og:locale:alternate" content="([^"]*)"/g)];
  expect(metaOf(html, 'og:type')).toBe('website');
  expect(metaOf(html, 'og:locale')).toBe('zh_CN');
  expect(others.map(([, locale]) => locale)).toEqual(['en_CA', 'zh_TW']);
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"');
});
