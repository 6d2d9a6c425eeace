import { readdirSync, readFileSync } from 'node:fs';
import { builtDocuments } from './documents.ts';
import { expect, test } from './world.ts';
import { visibleTexts } from '../../../tools/visible-texts.ts';

const locales = new URL('.', import.meta.resolve('@studio/i18n/locales/en/common.json'));

/** Every key of every file, as i18next shows it when its text is missing. */
const keys = readdirSync(locales).flatMap((file) => {
  const words: unknown = JSON.parse(readFileSync(new URL(file, locales), 'utf8'));
  return ways(words).map((way) => way.join('.'));
});

function ways(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]];
  return Object.entries(value).flatMap(([key, inner]) => ways(inner).map((way) => [key, ...way]));
}

/** A key that is in no file, as `hero.titel`, or what was left of a text that nothing was filled into. */
const lookedUp = /^(?:[\w-]+:)?[a-z][\w-]*(?:\.[\w-]+)+$|\{\{|\$t\(|\bundefined\b|\bNaN\b/;

test('no page shows the key of a text, or a gap that was to be filled', () => {
  const documents = builtDocuments();
  expect(documents.length).toBeGreaterThan(0);
  const shown = new Set(keys);
  for (const { address, language, html } of documents) {
    const wrong = visibleTexts(html())
      .flatMap((text) => text.split(' · '))
      .filter((text) => shown.has(text) || lookedUp.test(text));
    expect(wrong, `${address} in ${language}`).toEqual([]);
  }
});
