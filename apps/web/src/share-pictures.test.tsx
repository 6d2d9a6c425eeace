import { readFileSync } from 'node:fs';
import { languages, type Language } from '@studio/i18n';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from './entry-server.tsx';
import { siteRoutes } from './pages/index.ts';
import { sharePictures } from './share-pictures.ts';

function wordsOf(language: Language, namespaces: readonly string[]): Record<string, object> {
  const folder = new URL(`../../../libs/i18n/locales/${language}/`, import.meta.url);
  return Object.fromEntries(
    namespaces.map((name): [string, object] => {
      const words: unknown = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));
      if (typeof words !== 'object' || !words) throw new TypeError(`${name} holds no words.`);
      return [name, words];
    }),
  );
}

describe('the share images', () => {
  it.each(languages.map(({ code }) => code))('have all their texts in %s', (language) => {
    const warn = vi.spyOn(console, 'warn');
    for (const { path, namespaces } of siteRoutes) {
      const { title, label, name } = sharePictures.of({
        path,
        language,
        words: wordsOf(language, namespaces),
      });
      for (const text of [title, name, ...(label === undefined ? [] : [label])])
        expect(text, path).not.toMatch(/[:{]|\w\.\w/);
    }
    expect(warn).not.toHaveBeenCalled();
  });

  it('contain color values only and inherit nothing from a page', () => {
    for (const { path, namespaces } of siteRoutes) {
      const { drawing, sign, colors } = sharePictures.of({
        path,
        language: 'en',
        words: wordsOf('en', namespaces),
      });
      expect(drawing + sign, path).not.toMatch(/var\(|color-mix|currentColor|<symbol/);
      for (const color of Object.values(colors)) expect(color).toMatch(/^#[\da-f]{6}$/);
    }
  });
});

describe('the head of a page', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  const imageOf = async () => {
    const path = '/zh-TW/faq';
    const words = wordsOf('zh-TW', ['shell', 'common', 'faq']);
    const { html } = await render({ path, language: 'zh-TW', words, renderedAt: new Date() });
    return /<meta property="og:image" content="https:\/\/www\.example\.com([^"]+)"/.exec(html)?.[1];
  };

  it('links the share image of the page', async () => {
    vi.stubEnv('SHARE_IMAGES', 'true');
    expect(await imageOf()).toBe('/share/zh-TW/faq.jpg');
  });

  it('links the share image of the language if pages have none', async () => {
    expect(await imageOf()).toBe('/share/zh-TW.jpg');
  });
});
