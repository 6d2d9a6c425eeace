/** The language preferences in a request, and the expected language of an unprefixed path. */
interface LanguagePreference {
  path?: string;
  cookie?: string;
  accept?: string;
  byWeight: string;
  /** The language by order, if it differs. */
  byOrder?: string;
}

export const languagePreferences: readonly LanguagePreference[] = [
  { byWeight: 'en' },
  { accept: 'fr-CA, de;q=0.9', byWeight: 'en' },
  { accept: 'en-CA,en;q=0.9', byWeight: 'en' },
  { accept: 'zh-CN,zh;q=0.9,en;q=0.8', byWeight: 'zh-CN' },
  { accept: 'zh', byWeight: 'zh-CN' },
  { accept: 'zh-SG', byWeight: 'zh-CN' },
  { accept: 'zh-Hans', byWeight: 'zh-CN' },
  { accept: 'zh-hans-tw', byWeight: 'zh-CN' },
  { accept: 'zh-TW,zh;q=0.9', byWeight: 'zh-TW' },
  { accept: 'zh-HK', byWeight: 'zh-TW' },
  { accept: 'zh-MO', byWeight: 'zh-TW' },
  { accept: 'zh-Hant', byWeight: 'zh-TW' },
  { accept: 'fr, ja, zh-Hant-HK;q=0.5', byWeight: 'zh-TW' },
  { accept: 'fr;q=0.9, zh-HK;q=0.5, en;q=0.7', byWeight: 'en', byOrder: 'zh-TW' },
  { accept: 'zh-TW;q=0, en', byWeight: 'en', byOrder: 'zh-TW' },
  { accept: '*;q=, %%, zh_TW, -', byWeight: 'en' },
  { path: '/services/website-hosting', accept: 'zh-TW', byWeight: 'zh-TW' },
  { cookie: 'zh-TW', accept: 'en', byWeight: 'zh-TW' },
  { cookie: 'en', accept: 'zh-TW', byWeight: 'en' },
  { cookie: '<script>', accept: 'zh-TW', byWeight: 'zh-TW' },
  { path: '/about?lng=zh-CN', cookie: 'zh-TW', byWeight: 'zh-CN' },
  { path: '/about?plan=a&lng=zh-HK', accept: 'en', byWeight: 'zh-TW' },
  { path: '/about?lng=../../etc', accept: 'zh-TW', byWeight: 'zh-TW' },
];
