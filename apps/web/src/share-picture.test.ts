import { languages, routes, siteLanguages } from '@studio/content';
import { createI18n, type Language, type TranslationKey, type TranslationValues } from '@studio/i18n';
import { readTranslations } from '@studio/i18n/files';
import { describe, expect, it } from 'vitest';
import { sharePicture } from './share-picture.ts';

const locales = new URL('../', import.meta.resolve('@studio/content/locales/en/shell.json'));

function translator(language: Language, namespaces: readonly string[]) {
  const missing: string[] = [];
  const { t } = createI18n({
    languages: siteLanguages,
    language,
    translations: readTranslations(locales, language, namespaces),
    onMissing: (message) => missing.push(message),
  });
  return { t: (key: TranslationKey, values?: TranslationValues) => t(key, { ...values }), missing };
}

describe('the share pictures', () => {
  it.each(languages)('have all their texts in $label', ({ code }) => {
    for (const route of routes) {
      const { t, missing } = translator(code, route.namespaces);
      const { title, label, name } = sharePicture(route, t);
      expect(
        [title, name, label ?? '-'].filter((text) => !text),
        route.id,
      ).toEqual([]);
      expect(missing, route.id).toEqual([]);
    }
  });

  it('contain color values only and inherit nothing from a page', () => {
    for (const route of routes) {
      const {
        illustration,
        backdrop = '',
        logo,
        colors,
      } = sharePicture(route, translator('en', route.namespaces).t);
      expect(illustration + backdrop + logo, route.id).not.toMatch(/var\(|color-mix|currentColor|<symbol/);
      for (const color of Object.values(colors)) expect(color).toMatch(/^#[\da-f]{6}$/);
    }
  });
});
