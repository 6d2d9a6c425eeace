import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { builtDocuments, publicFile, siteOrigin } from '../documents.ts';

/** In bytes. Some social networks skip images that are larger or slow to load. */
const maxSize = 80_000;

const documents = builtDocuments();
const findMeta = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1];

/** The path of the share image of a document. */
const findImage = (html: string) => findMeta(html, 'og:image')?.replace(siteOrigin, '') ?? '';

/** The paths of all share images. */
const images = [...new Set(documents.map(({ html }) => findImage(html())))];

test('every document links the share image of its page and language, with and without a prefix', () => {
  for (const { url, language, html } of documents) {
    const prefix = new RegExp(`^/${language}(?=/|$)`);
    const path = url.replace(prefix, '') || '/';
    expect(findImage(html()), `${url} (${language})`).toBe(
      `/share/${language}${path === '/' ? '/index' : path}.jpg`,
    );
  }
  expect(images).toHaveLength(documents.length / 2);
});

test('every share image has the stated dimensions and a small size', async () => {
  for (const path of images) {
    const image = readFileSync(publicFile(path));
    const { format, width, height } = await sharp(image).metadata();
    expect({ format, width, height }, path).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect(image.length, path).toBeLessThan(maxSize);
  }
  for (const { url, html } of documents) {
    expect(findMeta(html(), 'og:image:width'), url).toBe('1200');
    expect(findMeta(html(), 'og:image:height'), url).toBe('630');
  }
});

// The privacy policy and the terms have the same illustration and, in Chinese, titles of equal length. With missing
// glyphs their images would be identical.
test('no two share images are the same', () => {
  const hashes = images.map((path) =>
    createHash('sha256')
      .update(readFileSync(publicFile(path)))
      .digest('hex'),
  );
  expect(new Set(hashes).size).toBe(images.length);
});

test('the Open Graph tags include the type and the other languages', () => {
  const html = documents.find(({ url }) => url === '/zh-CN/about')?.html() ?? '';
  const others = [...html.matchAll(/<meta property="og:locale:alternate" content="([^"]*)"/g)];
  expect(findMeta(html, 'og:type')).toBe('website');
  expect(findMeta(html, 'og:locale')).toBe('zh_CN');
  expect(others.map(([, locale]) => locale)).toEqual(['en_CA', 'zh_TW']);
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"');
  const post = documents.find(({ url }) => url === '/zh-CN/blog/the-first-week')?.html() ?? '';
  expect(findMeta(post, 'og:type')).toBe('article');
  expect(findMeta(post, 'article:published_time')).toMatch(/^2026-\d\d-\d\d$/);
});
