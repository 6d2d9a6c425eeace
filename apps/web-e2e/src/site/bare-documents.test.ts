import { isLanguage, localizePath, redirects, splitLanguage } from '@studio/content';
import type { Language } from '@studio/i18n';
import { expect, test } from 'vitest';
import { builtDocuments, siteOrigin } from '../documents.ts';

const documents = builtDocuments();
/** The paths of all pages and redirects, which are the targets of links. */
const paths = new Set([
  ...documents.map(({ url }) => splitLanguage(url).path),
  ...redirects.map(({ from }) => from),
]);

/** Every document without a language prefix, with the prefixed document of the same page and language. */
const pairs = documents
  .filter(({ url }) => splitLanguage(url).prefix === undefined)
  .map((bare) => {
    if (!isLanguage(bare.language)) throw new Error(`The site has no translations in ${bare.language}.`);
    const url = localizePath(bare.url, bare.language);
    const prefixed = documents.find((document) => document.url === url);
    return { bare, language: bare.language, url, prefixed };
  });

/**
 * Splits a document at its quotation marks, so that attribute values and JSON strings are separate parts. Line breaks at its
 * end make documents with one URL different in size.
 */
const splitAtQuotes = (html = '') => html.trimEnd().split('"');

/** Whether two URLs lead to the same page, the first without and the second with a language prefix. */
function differInPrefix(bare: string, prefixed: string, language: Language): boolean {
  const origin = bare.startsWith(siteOrigin) ? siteOrigin : '';
  const path = bare.slice(origin.length);
  const [pathname = ''] = path.split(/[?#]/);
  return paths.has(pathname) && prefixed === origin + localizePath(path, language);
}

test('every page has a document without a prefix in every language', () => {
  expect(pairs).toHaveLength(documents.length / 2);
  expect(pairs.filter(({ prefixed }) => !prefixed)).toEqual([]);
});

for (const { bare, language, url, prefixed } of pairs)
  test(`${bare.url} in ${language} and ${url} differ only in the prefix of their URLs`, () => {
    const [ofBare, ofPrefixed] = [splitAtQuotes(bare.html()), splitAtQuotes(prefixed?.html())];
    expect(ofBare).toHaveLength(ofPrefixed.length);
    const changed = ofBare
      .map((part, index) => [part, ofPrefixed[index] ?? ''] as const)
      .filter(([part, other]) => part !== other);
    expect(changed.filter(([part, other]) => !differInPrefix(part, other, language))).toEqual([]);
    expect(changed.map(([part]) => part)).toContain(siteOrigin + bare.url);
  });

test('a document without a prefix adds one only to links that change the language', () => {
  for (const { bare, language } of pairs) {
    const links = [...bare.html().matchAll(/<a\b[^>]*>/g)].map(([tag]) => tag);
    const withPrefix = links.filter((tag) => splitLanguage(/\shref="([^"]*)"/.exec(tag)?.[1] ?? '').prefix);
    const wrong = withPrefix.filter((tag) => !/\shrefLang="/.test(tag));
    expect(wrong, `${bare.url} in ${language}`).toEqual([]);
  }
});
