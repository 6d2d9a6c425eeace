import { negotiateLanguage } from '../site/negotiate.ts';
import en from './words/en.json' with { type: 'json' };
import zhCN from './words/zh-CN.json' with { type: 'json' };
import zhTW from './words/zh-TW.json' with { type: 'json' };

export type Words = typeof en;

/** The words of mails and of the pages behind their links, English first, for whoever reads none of the languages. */
const words: ReadonlyMap<string, Words> = new Map(Object.entries({ en, 'zh-CN': zhCN, 'zh-TW': zhTW }));

export interface Spoken {
  language: string;
  words: Words;
}

/** The words for a reader of this language, or else for what the browser asks for. */
export function wordsFor(language: string | undefined, acceptLanguage?: string): Spoken {
  const wishes = { query: language, cookie: undefined, acceptLanguage };
  const found = negotiateLanguage(wishes, [...words.keys()]) ?? 'en';
  return { language: found, words: words.get(found) ?? en };
}
