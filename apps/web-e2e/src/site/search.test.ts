import { readFileSync } from 'node:fs';
import type { Language } from '@studio/i18n';
import { languages, localizePath } from '@studio/content';
import { createSearch, searchFile } from '@studio/site/search';
import { expect, test } from 'vitest';
import { getTransferSize } from '../budgets/count.ts';
import { builtDocuments, publicFile } from '../documents.ts';

/** The most bytes of an index, which loads when a visitor opens the search. */
const maxSize = 60 * 1024;

/** What visitors look for, and the page that has to come first. */
const queries = {
  en: {
    hosting: '/services/website-hosting',
  },
  'zh-CN': {},
  'zh-TW': {},
} satisfies Record<Language, Record<string, string>>;

const documents = builtDocuments();

for (const { code, label } of languages) {
  const file = searchFile(code);
  const search = createSearch(readFileSync(publicFile(file), 'utf8'), code);
  const wanted = Object.entries(queries[code]);

  test(`the search index in ${label} is at most 60 KB`, () => {
    expect(getTransferSize(file)).toBeLessThanOrEqual(maxSize);
  });

  test(`each of twelve queries in ${label} finds its page first`, () => {
    expect(wanted.length).toBeGreaterThanOrEqual(12);
    expect(Object.fromEntries(wanted.map(([query]) => [query, search(query)[0]?.path]))).toEqual(
      queries[code],
    );
  });

  test(`every result in ${label} exists, and marks a word of its text`, () => {
    for (const [query] of wanted)
      for (const { path, words } of search(query)) {
        const [pathname = '', hash] = path.split('#');
        const html = documents.find(({ url }) => url === localizePath(pathname, code))?.html() ?? '';
        expect(html, path).toContain(hash ? ` id="${hash}"` : '</html>');
        expect(words.length, `${query}: ${path}`).toBeGreaterThan(0);
      }
  });
}

test('pages, questions, work and posts are found', () => {
  const search = createSearch(readFileSync(publicFile(searchFile('en')), 'utf8'), 'en');
  const kinds = ['website', 'cancel', 'bakery', 'mail'].flatMap((query) =>
    search(query).map(({ kind }) => kind),
  );
  expect(new Set(kinds)).toEqual(new Set(['page', 'question', 'work', 'posts']));
});
