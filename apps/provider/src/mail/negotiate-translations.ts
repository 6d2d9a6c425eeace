import { closestLanguage, negotiateLanguage } from '@studio/site/host';
import type { BuiltSite } from '../site/built-site.ts';
import en from './locales/en/mails.json' with { type: 'json' };
import zhCN from './locales/zh-CN/mails.json' with { type: 'json' };
import zhTW from './locales/zh-TW/mails.json' with { type: 'json' };

export type Translations = typeof en;

/** What mails and pages of the provider need to know about its site. */
export type MailSite = Partial<Pick<BuiltSite, 'languages' | 'names' | 'mails'>>;

/** The texts of mails and of the pages behind their links. English is the fallback. */
const translations: ReadonlyMap<string, Translations> = new Map<string, Translations>([
  ['en', en],
  ['zh-CN', zhCN],
  ['zh-TW', zhTW],
]);

const ownTexts = (language: string) =>
  translations.get(closestLanguage(language, [...translations.keys()]) ?? '');

/** The languages of a site that have no texts of mails, neither its own nor those of the provider. */
export const languagesWithoutMails = ({ languages = [], mails = {} }: MailSite): readonly string[] =>
  languages.filter((language) => !mails[language] && !ownTexts(language));

/** The texts in the language that was stored, or else in one that the browser accepts. A site may have its own texts. */
export function negotiateTranslations(
  language: string | null | undefined,
  acceptLanguage?: string,
  site: MailSite = {},
) {
  const preferences = { query: language ?? undefined, cookie: undefined, acceptLanguage };
  const missing = languagesWithoutMails(site);
  const available = site.languages?.filter((code) => !missing.includes(code)) ?? [...translations.keys()];
  const found = negotiateLanguage(preferences, available) ?? 'en';
  return { language: found, translations: merge(ownTexts(found) ?? en, site.mails?.[found]) };
}

/** Replaces texts by those of a site. */
function merge<Texts extends object>(texts: Texts, own: unknown): Texts {
  if (typeof own !== 'object' || own === null) return texts;
  const replacements = new Map<string, unknown>(Object.entries(own));
  const merged = Object.entries(texts).map(([key, text]: [string, unknown]) => {
    const replacement = replacements.get(key);
    if (typeof text === 'object' && text !== null) return [key, merge(text, replacement)];
    return [key, typeof replacement === 'string' ? replacement : text];
  });
  return Object.assign({}, texts, Object.fromEntries(merged) as object);
}

/** The name of the site in a language, or else its host. */
export const siteName = (language: string, { names = {} }: MailSite, siteOrigin: string): string =>
  names[language] ?? new URL(siteOrigin).host;
