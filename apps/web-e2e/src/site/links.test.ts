import { expect } from 'vitest';
import { builtDocuments } from '../documents.ts';
import { test } from '../provider-test.ts';

test('the email address in the text of the privacy policy is a link', () => {
  const documents = builtDocuments().filter(({ url }) => url.endsWith('/privacy-policy'));
  expect(documents.length).toBeGreaterThan(0);
  for (const { url, language, html } of documents) {
    const paragraphs = [...html().matchAll(/<p\b[^>]*>((?:(?!<\/p>).)*@.*?)<\/p>/gs)].map(([, text]) => text);
    expect(paragraphs, `${url} in ${language}`).toEqual([
      expect.stringMatching(/[^>]<a\b[^>]*\shref="mailto:(\S+@\S+)"[^>]*>\1<\/a>[^<]/),
    ]);
  }
});

test('every internal link leads to an existing page and hash target', async ({ provider }) => {
  const documents = builtDocuments();
  const urls = documents.flatMap(({ url, html }) =>
    [...html().matchAll(/<a\b[^>]*\shref="([#/][^"]*)"/g)].map(
      ([, href = '']) => new URL(href.replaceAll('&amp;', '&'), provider.url + url).href,
    ),
  );
  expect(urls.length).toBeGreaterThan(documents.length);
  const broken: string[] = [];
  for (const url of new Set(urls)) {
    const { pathname, hash } = new URL(url);
    const response = await fetch(url);
    const html = await response.text();
    const isRedirected = new URL(response.url).pathname !== pathname;
    const hasTarget = !hash || html.includes(` id="${decodeURIComponent(hash.slice(1))}"`);
    if (!response.ok || isRedirected || !hasTarget) broken.push(url);
  }
  expect(broken).toEqual([]);
});
