/** The language preferences in a request, and the expected language of an unprefixed path. */
interface LanguagePreference {
  path?: string;
  cookie?: string;
  accept?: string;
  language: string;
}

export const languagePreferences: readonly LanguagePreference[] = [
  { language: 'en' },
  { accept: 'fr-CA, de;q=0.9', language: 'en' },
  { accept: 'en-CA,en;q=0.9', language: 'en' },
  { accept: 'zh-CN,zh;q=0.9,en;q=0.8', language: 'zh-CN' },
  { accept: 'zh', language: 'zh-CN' },
  { accept: 'zh-SG', language: 'zh-CN' },
  { accept: 'zh-Hans', language: 'zh-CN' },
  { accept: 'zh-hans-tw', language: 'zh-CN' },
  { accept: 'zh-TW,zh;q=0.9', language: 'zh-TW' },
  { accept: 'zh-HK', language: 'zh-TW' },
  { accept: 'zh-MO', language: 'zh-TW' },
  { accept: 'zh-Hant', language: 'zh-TW' },
  { accept: 'fr, ja, zh-Hant-HK;q=0.5', language: 'zh-TW' },
  { accept: 'fr;q=0.9, zh-HK;q=0.5, en;q=0.7', language: 'en' },
  { accept: 'zh-TW;q=0, en', language: 'en' },
  { accept: '*;q=, %%, zh_TW, -', language: 'en' },
  { path: '/services/website-hosting', accept: 'zh-TW', language: 'zh-TW' },
  { cookie: 'zh-TW', accept: 'en', language: 'zh-TW' },
  { cookie: 'en', accept: 'zh-TW', language: 'en' },
  { cookie: '<script>', accept: 'zh-TW', language: 'zh-TW' },
  { path: '/about?lng=zh-CN', cookie: 'zh-TW', language: 'zh-CN' },
  { path: '/about?plan=a&lng=zh-HK', accept: 'en', language: 'zh-TW' },
  { path: '/about?lng=../../etc', accept: 'zh-TW', language: 'zh-TW' },
];
