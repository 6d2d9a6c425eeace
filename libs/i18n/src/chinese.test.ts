import { Converter } from 'opencc-js';
import { describe, expect, it } from 'vitest';
import { filesOf, filled, textsOf } from './testing/locale-files.ts';

/** The characters of a legacy encoding in a range of two-byte codes. */
function repertoire(encoding: string, [from, to]: readonly [number, number], firstTrail: number) {
  const decoder = new TextDecoder(encoding);
  const characters = new Set<string>();
  for (let code = from; code <= to; code++)
    if ((code & 0xff) >= firstTrail) characters.add(decoder.decode(new Uint8Array([code >> 8, code & 0xff])));
  return characters;
}

/** GB 2312 lists the characters used in mainland China. Level 1 of Big5 lists those in common use in Taiwan. */
const inUse = {
  'zh-CN': repertoire('gbk', [0xb0a1, 0xf7fe], 0xa1),
  'zh-TW': repertoire('big5', [0xa440, 0xc67e], 0x40),
} as const;

/*
 * Both lists contain rare characters that are common in the other script, such as 么 and 听 in Big5. OpenCC converts
 * these, and it converts by word: 之后 becomes 之後, and 皇后 does not change.
 */
const converters = {
  'zh-CN': Converter({ from: 'tw', to: 'cn' }),
  'zh-TW': Converter({ from: 'cn', to: 'tw' }),
} as const;

/** Also correct in Taiwan, although OpenCC writes 臺, 佔, 瞭解 and 傢俱. */
const alsoCorrect = /[台占]|了解|家具/g;

/** Vocabulary of the other region, in the script of this one. */
const otherVocabulary = {
  'zh-CN':
    /软体|硬体|网路|伺服器|资料库|程式|专案|行动装置|萤幕|滑鼠|影片|社群媒体|贴文|部落格|连结|透过|支援|最佳化|预设|列印|登入|帐号|在地化|云端|介面|档案|资安|智慧财产|隐私权|电子报|\bApp\b|QR Code/,
  'zh-TW':
    /軟件|硬件|網絡|服務器|數據|程序|移動(?:設備|應用)|屏幕|鼠標|視頻|社交媒體|帖子|博客|鏈接|技術支持|優化|默認|打印|登錄|賬號|本地化|雲服務|界面|信息|質量|代碼|文檔|用戶|郵箱|搜索|在線|聯繫|知識產權|隱私政策/,
} as const;

/** Names that keep their Latin letters in Chinese sentences. */
const names =
  /\b(?:Android|App|Cookie|Facebook|GPC|GraphQL|Inklake|iOS|LinkedIn|name@example\.com|Node\.js|PIPEDA|PostgreSQL|Python|QR Code|React|TypeScript|WhatsApp)\b/g;

/** Lines of the link page for readers of the other language. */
const isForOthers = (key: string) => key.startsWith('linktree.json: ') && key.endsWith('.other');

/** Names and addresses, which are the same in every language. */
const isName = (key: string) =>
  /: technologies\.\w+$|^common\.json: company\.(?:street|city|postalCode|contact2|email)$|: stats\.answer\.value$/.test(
    key,
  );

/** The quotation marks of the other region. */
const foreignQuotes = { 'zh-CN': /[「」『』]/, 'zh-TW': /[“”‘’]/ } as const;

type Chinese = keyof typeof inUse;

const notInUse = (language: Chinese, text: string) =>
  (text.match(/\p{Script=Han}/gu) ?? []).filter((character) => !inUse[language].has(character));

const isMisspelled = (language: Chinese, text: string) => {
  const certain = text.replace(alsoCorrect, '');
  return converters[language](certain) !== certain;
};

describe.each(['zh-CN', 'zh-TW'] as const)('the texts in %s', (language) => {
  const texts = filesOf(language)
    .flatMap((file) =>
      [...textsOf(language, file)].map(([key, text]) => [`${file}: ${key}`, filled(text)] as const),
    )
    .filter(([key]) => !isForOthers(key));
  const written = texts
    .filter(([key]) => !isName(key))
    .map(([key, text]) => [key, text.replace(names, '')] as const);
  const found = (pattern: RegExp, among = texts) => among.filter(([, text]) => pattern.test(text));

  it('contain only characters in use in the region', () => {
    expect(texts.filter(([, text]) => notInUse(language, text).length)).toEqual([]);
  });

  it('contain no spelling of the other script', () => {
    expect(texts.filter(([, text]) => isMisspelled(language, text))).toEqual([]);
  });

  it('contain no vocabulary of the other region', () => {
    expect(found(otherVocabulary[language])).toEqual([]);
  });

  it('contain no English except names', () => {
    expect(found(/\p{Script=Latin}/u, written)).toEqual([]);
  });

  it('contain no quotation marks of the other region', () => {
    expect(found(foreignQuotes[language])).toEqual([]);
  });

  it('contain no straight quotes or half-width punctuation', () => {
    expect(found(/["'`,;:!?()[\]]|\.\.|\.(?=\s|\p{Script=Han}|$)|(?<=\p{Script=Han})\./u, written)).toEqual(
      [],
    );
  });

  // The browser adds the gap between Chinese and Latin: `text-autospace` in the base styles of libs/ui.
  it('contain no spaces between Chinese and Latin characters', () => {
    expect(found(/\p{Script=Han} +[\p{Script=Latin}\d]|[\p{Script=Latin}\d] +\p{Script=Han}/u)).toEqual([]);
  });
});

describe('a text in the wrong script', () => {
  it.each([
    ['zh-CN', '软件，为您，应用，以后', ['軟件', '為您', '應用', '以後', '什麼', '著手', '菸']],
    [
      'zh-TW',
      '軟體，為您，應用，以後，皇后，公里，平台，占用，了解',
      ['软體', '为您', '应用', '以后', '里面', '制作', '什么', '听說', '坏了', '面包', '着手', '裏面', '図'],
    ],
  ] as const)('is detected in %s', (language, own, others) => {
    const isForeign = (text: string) => notInUse(language, text).length > 0 || isMisspelled(language, text);
    expect(isForeign(own)).toBe(false);
    expect(others.filter((text) => !isForeign(text))).toEqual([]);
  });
});
