import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtDocuments } from '../documents.ts';
import { visibleTexts } from '../../../../tools/visible-texts.ts';

const locales = new URL('.', import.meta.resolve('@studio/content/locales/en/common.json'));

/** Every key of every locale file, as i18next renders it if its text is missing. */
const keys = new Set(
  readdirSync(locales).flatMap((file) => {
    const texts: unknown = JSON.parse(readFileSync(new URL(file, locales), 'utf8'));
    return pathsIn(texts).map((path) => path.join('.'));
  }),
);

function pathsIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]];
  return Object.entries(value).flatMap(([key, inner]) => pathsIn(inner).map((path) => [key, ...path]));
}

/** A key that is in no file, such as `hero.titel`, or a placeholder without a value. */
const untranslated = /^(?:[\w-]+:)?[a-z][\w-]*(?:\.[\w-]+)+$|\{\{|\$t\(|\bundefined\b|\bNaN\b/;

/** The page of a post or of a piece of work. */
const fromFile = /\/(?:blog|portfolio|case-studies)\//;

test('no page shows a key or a placeholder instead of a text', () => {
  const documents = builtDocuments();
  expect(documents.length).toBeGreaterThan(0);
  expect(keys.size).toBeGreaterThan(0);
  for (const { url, language, html } of documents) {
    // Posts name files, commands and host names in code.
    const wrong = visibleTexts(html().replace(/<(pre|code)\b.*?<\/\1>/gs, '<br>'))
      .flatMap((text) => text.split(' · '))
      // A post may have a word that is also a key, such as `yes`.
      .filter((text) => (keys.has(text) && !fromFile.test(url)) || untranslated.test(text));
    expect(wrong, `${url} in ${language}`).toEqual([]);
  }
});

test('no text or attribute has the marks of Chinese words, which visitors would copy', () => {
  for (const { url, language, html } of builtDocuments()) {
    const marked = visibleTexts(html()).filter((text) => text.includes('\u200b'));
    expect(marked, `${url} in ${language}`).toEqual([]);
  }
});
