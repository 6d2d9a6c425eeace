import { defineLanguages } from '../languages.ts';

/** A site in three languages, two of which are Chinese. No site is registered here, so a language is any string. */
export const site = defineLanguages<string>(
  {
    en: { label: 'English', locale: 'en-CA', currency: 'CAD' },
    'zh-CN': { label: '简体中文', hreflang: 'zh-Hans', currency: 'CAD' },
    'zh-TW': { label: '繁體中文', hreflang: 'zh-Hant', currency: 'CAD' },
  },
  { fallback: 'en' },
);
