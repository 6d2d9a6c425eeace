import { defineLanguages } from '@studio/i18n/languages';

/** The currency of all prices. */
export const currency = 'CAD';

/**
 * The languages of the site, in the order of the language menu. The `hreflang` of Chinese names the script, because the
 * texts are for readers in every country.
 */
export const siteLanguages = defineLanguages(
  {
    en: { label: 'English', locale: 'en-CA', currency },
    'zh-CN': { label: '简体中文', hreflang: 'zh-Hans', currency },
    'zh-TW': { label: '繁體中文', hreflang: 'zh-Hant', currency },
  },
  { fallback: 'en' },
);

export const {
  languages,
  fallbackLanguage,
  isLanguage,
  closestLanguage,
  splitLanguage,
  localizePath,
  getFormats,
} = siteLanguages;
