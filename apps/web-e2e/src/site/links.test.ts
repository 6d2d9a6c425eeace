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
  /** The links in the documents of each language: without a prefix, a page has the language of the request. */
  const links = new Set(
    documents.flatMap(({ url, language, html }) =>
      [...html().matchAll(/<a\b[^>]*\shref="([#/][^"]*)"/g)].map(
        ([, href = '']) => `${language} ${new URL(href.replaceAll('&amp;', '&'), provider.url + url).href}`,
      ),
    ),
  );
  expect(links.size).toBeGreaterThan(documents.length);
  const broken: string[] = [];
  for (const link of links) {
    const [language = '', url = ''] = link.split(' ');
    const { pathname, hash } = new URL(url);
    const response = await fetch(url, { headers: { 'Accept-Language': language } });
    const html = await response.text();
    const isRedirected = new URL(response.url).pathname !== pathname;
    const hasTarget = !hash || html.includes(` id="${decodeURIComponent(hash.slice(1))}"`);
    if (!response.ok || isRedirected || !hasTarget) broken.push(link);
  }
  expect(broken).toEqual([]);
});
