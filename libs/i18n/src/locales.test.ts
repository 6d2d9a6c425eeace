import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fallbackLanguage, languages } from './languages.ts';

const folder = new URL('../locales/', import.meta.url);
const files = readdirSync(new URL(`${fallbackLanguage}/`, folder));

/** Every text of a file with the way to it: `hero.title` → `Small studio.` */
function texts(value: unknown, way: string[] = []): Map<string, string> {
  if (typeof value === 'string') return new Map([[way.join('.'), value]]);
  if (typeof value !== 'object' || value === null) throw new TypeError(`${way.join('.')} is not a text`);
  return new Map(Object.entries(value).flatMap(([key, inner]) => [...texts(inner, [...way, key])]));
}

const read = (language: string, file: string) =>
  texts(JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), 'utf8')));

const placeholders = (text: string | undefined) => (text?.match(/\{\{.+?\}\}|\$t\(.+?\)/g) ?? []).sort();

describe.each(languages.filter(({ code }) => code !== fallbackLanguage))('a reader of $label', ({ code }) => {
  it('has the same files as a reader of English', () => {
    expect(readdirSync(new URL(`${code}/`, folder))).toEqual(files);
  });

  describe.each(files)('in %s', (file) => {
    const original = read(fallbackLanguage, file);
    const translated = read(code, file);

    it('has a text for every English one, and none besides', () => {
      expect([...translated.keys()]).toEqual([...original.keys()]);
    });

    it('has every text filled in', () => {
      expect([...translated].filter(([, text]) => !text.trim())).toEqual([]);
    });

    it.each([...original])('sees the same values filled in as the English %s', (key, text) => {
      expect(placeholders(translated.get(key))).toEqual(placeholders(text));
    });
  });
});
