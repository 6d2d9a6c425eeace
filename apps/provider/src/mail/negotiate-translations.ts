import { negotiateLanguage } from '@studio/site/host';
import en from './locales/en/mails.json' with { type: 'json' };
import zhCN from './locales/zh-CN/mails.json' with { type: 'json' };
import zhTW from './locales/zh-TW/mails.json' with { type: 'json' };

export type Translations = typeof en;

/** The texts of mails and of the pages behind their links. English is the fallback. */
const translations: ReadonlyMap<string, Translations> = new Map<string, Translations>([
  ['en', en],
  ['zh-CN', zhCN],
  ['zh-TW', zhTW],
]);

/** The texts in the language that was stored, or else in one that the browser accepts. */
export function negotiateTranslations(language: string | null | undefined, acceptLanguage?: string) {
  const preferences = { query: language ?? undefined, cookie: undefined, acceptLanguage };
  const found = negotiateLanguage(preferences, [...translations.keys()]) ?? 'en';
  return { language: found, translations: translations.get(found) ?? en };
}
