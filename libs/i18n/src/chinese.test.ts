import { describe, expect, it } from 'vitest';
import { filesOf, filled, textsOf } from './testing/locale-files.ts';

/** The characters that an old standard lists between these codes of two bytes each. */
function repertoire(encoding: string, [from, to]: readonly [number, number], firstTrail: number) {
  const decoder = new TextDecoder(encoding);
  const characters = new Set<string>();
  for (let code = from; code <= to; code++)
    if ((code & 0xff) >= firstTrail) characters.add(decoder.decode(new Uint8Array([code >> 8, code & 0xff])));
  return characters;
}

/*
 * Which characters belong to a script is an old question with two official answers: GB 2312 lists what is written on
 * the Mainland, Big5 in its first part what is in daily use in Taiwan. Rarer characters and later extensions mix both.
 */
const scripts = {
  'zh-CN': without(repertoire('gbk', [0xb0a1, 0xf7fe], 0xa1), '後於徵乾麼'),
  'zh-TW': without(repertoire('big5', [0xa440, 0xc67e], 0x40), '云几准干斗谷丑松'),
} as const;

/** What the standard lists for names and old texts, and everyday writing spells in the other way. */
function without(characters: ReadonlySet<string>, rare: string): ReadonlySet<string> {
  return new Set([...characters].filter((character) => !rare.includes(character)));
}

const charactersOf = (text: string) => Array.from(text);

/** What stands in Latin letters in a Chinese sentence too. */
const names = ['name@example.com'];

/** The lines of the link-tree for readers of the other language. */
const isForOthers = (key: string) => key.startsWith('linktree.json: ') && key.endsWith('.other');

/** Texts that are a name, a number or an address, and so the same in every language. */
const namesByPlace = [
  /: technologies\.\w+$/,
  /^common\.json: company\.(street|city|postalCode|address|contact2|phone\d|email)$/,
  /^common\.json: footer\.(facebook|linkedin|copyright)$/,
  /^common\.json: site\.title$/,
  /^contact\.json: info\.whatsapp$/,
  /: (?:stats|claims)\.\w+\.value$/,
];

const withoutNames = (text: string) => names.reduce((rest, name) => rest.replaceAll(name, ''), text);

/** Single quotes and double ones, as the place prints them. */
const foreignQuotes = { 'zh-CN': /[「」『』]/, 'zh-TW': /[“”‘’]/ } as const;

const isNoName = ([key]: readonly [string, string]) => !namesByPlace.some((place) => place.test(key));

describe.each(['zh-CN', 'zh-TW'] as const)('a reader of %s', (language) => {
  const texts = filesOf(language)
    .flatMap((file) =>
      [...textsOf(language, file)].map(
        ([key, text]) => [`${file}: ${key}`, withoutNames(filled(text))] as const,
      ),
    )
    .filter(([key]) => !isForOthers(key));
  const found = (pattern: RegExp) => texts.filter(([, text]) => pattern.test(text));

  it('never meets a character of the other script', () => {
    const strangers = texts.map(([key, text]) => {
      const characters = charactersOf(text).filter((character) => /\p{Script=Han}/u.test(character));
      return [key, characters.filter((character) => !scripts[language].has(character)).join('')] as const;
    });
    expect(strangers.filter(([, characters]) => characters)).toEqual([]);
  });

  it('never meets an English sentence, or a text that was left in English', () => {
    expect(found(/[a-z]+(?:[\s’-]+[a-z]+){2,}/i).filter(isNoName)).toEqual([]);
    expect(found(/^[^\p{Script=Han}]+$/u).filter(isNoName)).toEqual([]);
  });

  it('never meets the quotes of another place', () => {
    expect(found(foreignQuotes[language])).toEqual([]);
  });

  it('never meets a straight quote, or punctuation of half width', () => {
    expect(found(/["']|\p{Script=Han}\s*[,.;:!?()]|[,;:!?()]\s*\p{Script=Han}/u)).toEqual([]);
  });

  // The gap between Chinese and Latin is drawn by the browser: `text-autospace` in the base styles of libs/ui.
  it('never meets a gap that was typed', () => {
    expect(found(/\p{Script=Han} +[\p{Script=Latin}\d]|[\p{Script=Latin}\d] +\p{Script=Han}/u)).toEqual([]);
  });
});

describe('the lists of characters', () => {
  it.each([
    ['zh-CN', '软网为应', '軟網為應後於'],
    ['zh-TW', '軟網為應後后里裡台', '软网为应云准'],
  ] as const)('know %s from the other script', (language, own, other) => {
    expect(charactersOf(own).filter((character) => !scripts[language].has(character))).toEqual([]);
    expect(charactersOf(other).filter((character) => scripts[language].has(character))).toEqual([]);
  });
});
