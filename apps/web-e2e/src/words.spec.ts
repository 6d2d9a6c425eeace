import { readdirSync, readFileSync } from 'node:fs';
import { builtDocuments } from './documents.ts';
import { expect, test } from './world.ts';
import { visibleTexts } from '../../../tools/visible-texts.ts';

const locales = new URL('.', import.meta.resolve('@studio/i18n/locales/en/common.json'));

/** Every key of every file, in the form that i18next renders for a missing text. */
const keys = readdirSync(locales).flatMap((file) => {
  const words: unknown = JSON.parse(readFileSync(new URL(file, locales), 'utf8'));
  return pathsIn(words).map((way) => way.join('.'));
});

function pathsIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]];
  return Object.entries(value).flatMap(([key, inner]) => pathsIn(inner).map((way) => [key, ...way]));
}

/** A key that is in no file, such as `hero.titel`, or a placeholder without a value. */
const untranslated = /^(?:[\w-]+:)?[a-z][\w-]*(?:\.[\w-]+)+$|\{\{|\$t\(|\bundefined\b|\bNaN\b/;

test('no page shows a key or a placeholder instead of a text', () => {
  const documents = builtDocuments();
  expect(documents.length).toBeGreaterThan(0);
  const shown = new Set(keys);
  for (const { address, language, html } of documents) {
    const wrong = visibleTexts(html())
      .flatMap((text) => text.split(' · '))
      .filter((text) => shown.has(text) || untranslated.test(text));
    expect(wrong, `${address} in ${language}`).toEqual([]);
  }
});
