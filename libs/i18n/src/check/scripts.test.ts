import { describe, expect, it } from 'vitest';
import { sampleLetter, scriptRules, type ScriptRule } from './scripts.ts';

const known = new Map<string, ReturnType<typeof scriptRules>>();

/** The rules that a text breaks. */
async function brokenRules(locale: string, text: string): Promise<ScriptRule['name'][]> {
  const rules = known.get(locale) ?? scriptRules(locale);
  known.set(locale, rules);
  return (await rules).filter(({ isBroken }) => isBroken(text)).map(({ name }) => name);
}

describe('a Chinese text', () => {
  it.each([
    ['zh-CN', '软件，为您，应用，以后', ['軟件', '為您', '應用', '以後', '什麼', '著手', '菸']],
    [
      'zh-TW',
      '軟體，為您，應用，以後，皇后，公里，平台，占用，了解',
      ['软體', '为您', '应用', '以后', '里面', '制作', '什么', '听說', '坏了', '面包', '着手', '裏面', '図'],
    ],
  ])('in %s contains no character and no spelling of the other script', async (locale, own, others) => {
    expect(await brokenRules(locale, own)).toEqual([]);
    for (const text of others) expect(await brokenRules(locale, text)).toContain('spelling');
  });

  it.each([
    ['zh-CN', '「您好」', 'punctuation'],
    ['zh-TW', '“您好”', 'punctuation'],
    ['zh-CN', '您好, 再见', 'punctuation'],
    ['zh-CN', '用 React 开发', 'spacing'],
    ['zh-CN', 'Hello', 'script'],
  ] as const)('in %s breaks a rule: %s', async (locale, text, rule) => {
    expect(await brokenRules(locale, text)).toContain(rule);
  });
});

describe('a text in Latin script', () => {
  it.each([
    ['en', 'Don’t wait… “Call” us: it’s 24/7.', []],
    ['en', 'Привет', ['script']],
    ['en', '您好', ['script']],
    ['en', "Don't", ['punctuation']],
    ['en', 'Wait...', ['punctuation']],
    ['en', 'Two  spaces', ['punctuation']],
    ['fr', 'Bonjour\u202f! C’est «\u00a0nous\u00a0»\u00a0: merci.', []],
    ['fr', 'Bonjour!', ['spacing']],
    ['fr', 'Bonjour !', ['spacing']],
    ['fr', '« nous\u00a0»', ['spacing']],
  ] as const)('in %s is checked: %s', async (locale, text, rules) => {
    expect(await brokenRules(locale, text)).toEqual(rules);
  });
});

describe('a text in a language with several scripts', () => {
  it.each([
    ['ja', 'ひらがな、カタカナ、漢字、コーヒー。', []],
    ['ja', 'Hello', ['script']],
    ['ja', '안녕하세요', ['script']],
    ['ko', '안녕하세요, 大韓民國', []],
    ['ko', 'ひらがな', ['script']],
    ['ja', '部屋、朝食, 庭。', ['punctuation']],
    ['ja', '“海”', ['punctuation']],
    ['ar', 'مرحبًا، كيف حالك؟', []],
    ['ar', 'مرحبًا, كيف حالك?', ['punctuation']],
    ['ar', 'Hello', ['script']],
    ['he', 'שלום, מה שלומך? צה"ל', []],
    ['he', 'שלום мир', ['script']],
  ] as const)('in %s is checked: %s', async (locale, text, broken) => {
    expect(await brokenRules(locale, text)).toEqual(broken);
  });

  it.each(['ja', 'ko', 'ar', 'he', 'ru', 'el', 'th', 'hi', 'zh-TW', 'fr', 'am'])(
    'in %s may contain a text that is filled in',
    async (locale) => {
      expect(await brokenRules(locale, sampleLetter(locale))).toEqual([]);
    },
  );

  it.each(['zh-Hanb', 'ja-Hrkt', 'ko-Jamo', 'en-Zsym', 'en-Qaaa', 'und'])(
    'in %s is checked, although its code is no script of Unicode',
    async (locale) => {
      expect(await brokenRules(locale, '1, 2')).toEqual([]);
    },
  );
});
