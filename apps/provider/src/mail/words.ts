import { negotiateLanguage } from '@studio/site/host';
import en from './words/en/mails.json' with { type: 'json' };
import zhCN from './words/zh-CN/mails.json' with { type: 'json' };
import zhTW from './words/zh-TW/mails.json' with { type: 'json' };

export type Words = typeof en;

/** The texts of mails and of the pages behind their links. English is the fallback. */
const words: ReadonlyMap<string, Words> = new Map<string, Words>([
  ['en', en],
  ['zh-CN', zhCN],
  ['zh-TW', zhTW],
]);

export interface Translation {
  language: string;
  words: Words;
}

/** The texts in the language that was stored, or else in one that the browser accepts. */
export function wordsFor(language: string | undefined, acceptLanguage?: string): Translation {
  const preferences = { query: language, cookie: undefined, acceptLanguage };
  const found = negotiateLanguage(preferences, [...words.keys()]) ?? 'en';
  return { language: found, words: words.get(found) ?? en };
}
