import type { ConverterOptions } from 'opencc-js';

/** A rule for the texts of a language. Returns whether a text breaks it. */
export interface ScriptRule {
  name: 'script' | 'spelling' | 'punctuation' | 'spacing';
  /** What is wrong with a text that breaks the rule. */
  problem: string;
  isBroken: (text: string) => boolean;
}

const breaks =
  (pattern: RegExp): ScriptRule['isBroken'] =>
  (text) =>
    pattern.test(text);

/** Returns the rules for the script of a locale. */
export async function scriptRules(locale: string): Promise<readonly ScriptRule[]> {
  const { language, script } = new Intl.Locale(locale).maximize();
  if (script === 'Hans' || script === 'Hant') return chineseRules(script);
  const otherLetters = lettersOutside(script ?? 'Latn');
  return [
    ...(otherLetters
      ? [
          {
            name: 'script',
            problem: 'has letters of another script',
            isBroken: breaks(otherLetters),
          } as const,
        ]
      : []),
    // In Hebrew, they are also part of words.
    ...(language === 'he' ? [] : [quotes]),
    ...(language === 'fr' ? [frenchSpacing] : []),
    ...(script === 'Jpan' ? [japanesePunctuation] : []),
    ...(script === 'Arab' ? [arabicPunctuation] : []),
  ];
}

/** Codes of ISO 15924 that stand for several scripts of Unicode. */
const combinedScripts = new Map([
  ['Jpan', ['Hira', 'Kana', 'Hani']],
  ['Hrkt', ['Hira', 'Kana']],
  ['Kore', ['Hang', 'Hani']],
  ['Jamo', ['Hang']],
  ['Hanb', ['Hani', 'Bopo']],
]);

/** Matches letters of other scripts. Undefined for a code that is no script of Unicode, such as `Zsym`. */
function lettersOutside(code: string): RegExp | undefined {
  const scripts = combinedScripts.get(code) ?? [code];
  // Script extensions also match letters that scripts share, such as the Japanese length mark.
  const own = scripts.map((script) => `\\p{Script_Extensions=${script}}`).join('');
  try {
    return new RegExp(`[^${own}\\P{L}]`, 'u');
  } catch {
    return undefined;
  }
}

const quotes: ScriptRule = {
  name: 'punctuation',
  problem: 'has straight quotes, three dots or double spaces',
  isBroken: breaks(/["']| {2}|\.\.\./),
};

const japanesePunctuation: ScriptRule = {
  name: 'punctuation',
  problem: 'has half-width punctuation, or that of Chinese',
  isBroken: breaks(/(?<=[\p{Script=Hira}\p{Script=Kana}\p{Script=Han}ー])[,.;:!?()]|[，；“”‘’]/u),
};

const arabicPunctuation: ScriptRule = {
  name: 'punctuation',
  problem: 'has a Latin comma, semicolon or question mark',
  isBroken: breaks(/(?<=\p{Script=Arab})[,;?]/u),
};

/** A letter in the script of a locale, which stands for a text that is filled in. */
export function sampleLetter(locale: string): string {
  const { script = 'Latn' } = new Intl.Locale(locale).maximize();
  return (
    new Map([
      ['Arab', 'ا'],
      ['Cyrl', 'а'],
      ['Grek', 'α'],
      ['Hans', '中'],
      ['Hant', '中'],
      ['Hebr', 'א'],
      ['Jpan', 'あ'],
      ['Kore', '가'],
      ['Thai', 'ก'],
      ['Deva', 'अ'],
      ['Latn', 'x'],
    ]).get(script) ?? ''
  );
}

const frenchSpacing: ScriptRule = {
  name: 'spacing',
  problem: 'needs a no-break space before ; : ! ? » and after «',
  isBroken: breaks(/[\p{L}\d)][;!?»]|[\p{L}\d)]:(?!\S)| [;:!?»]|«[^\u00a0\u202f]/u),
};

type Chinese = 'Hans' | 'Hant';

/** The characters of a legacy encoding in a range of two-byte codes. */
function repertoire(encoding: string, [from, to]: readonly [number, number], firstTrail: number) {
  const decoder = new TextDecoder(encoding);
  const characters = new Set<string>();
  for (let code = from; code <= to; code++)
    if ((code & 0xff) >= firstTrail) characters.add(decoder.decode(new Uint8Array([code >> 8, code & 0xff])));
  return characters;
}

/** GB 2312 lists the characters used in mainland China. Level 1 of Big5 lists those in common use in Taiwan. */
const inUse = (script: Chinese) =>
  script === 'Hans' ? repertoire('gbk', [0xb0a1, 0xf7fe], 0xa1) : repertoire('big5', [0xa440, 0xc67e], 0x40);

/*
 * Both lists contain rare characters that are common in the other script, such as 么 and 听 in Big5. OpenCC converts
 * these, and it converts by word: 之后 becomes 之後, and 皇后 does not change.
 */
const conversions: Readonly<Record<Chinese, ConverterOptions>> = {
  Hans: { from: 'tw', to: 'cn' },
  Hant: { from: 'cn', to: 'tw' },
};

/** Also correct in Taiwan, although OpenCC writes 臺, 佔, 瞭解 and 傢俱. */
const alsoCorrect = /[台占]|了解|家具/g;

/** The quotation marks of the other region. */
const foreignQuotes: Readonly<Record<Chinese, RegExp>> = { Hans: /[「」『』]/, Hant: /[“”‘’]/ };

async function chineseRules(script: Chinese): Promise<readonly ScriptRule[]> {
  const { Converter } = await import('opencc-js');
  const convert = Converter(conversions[script]);
  const characters = inUse(script);
  return [
    { name: 'script', problem: 'has Latin letters', isBroken: breaks(/\p{Script=Latin}/u) },
    {
      name: 'spelling',
      problem: 'has a character that is not in use in the region',
      isBroken: (text) =>
        (text.match(/\p{Script=Han}/gu) ?? []).some((character) => !characters.has(character)),
    },
    {
      name: 'spelling',
      problem: 'has a spelling of the other script',
      isBroken: (text) => {
        const certain = text.replace(alsoCorrect, '');
        return convert(certain) !== certain;
      },
    },
    {
      name: 'punctuation',
      problem: 'has quotation marks of the other region',
      isBroken: breaks(foreignQuotes[script]),
    },
    {
      name: 'punctuation',
      problem: 'has straight quotes or half-width punctuation',
      isBroken: breaks(/["'`,;:!?()[\]]|\.\.|\.(?=\s|\p{Script=Han}|$)|(?<=\p{Script=Han})\./u),
    },
    {
      // Browsers add the gap themselves: `text-autospace`.
      name: 'spacing',
      problem: 'has a space between Chinese and Latin characters',
      isBroken: breaks(/\p{Script=Han} +[\p{Script=Latin}\d]|[\p{Script=Latin}\d] +\p{Script=Han}/u),
    },
  ];
}
