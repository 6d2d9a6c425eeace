import { translatePaths } from '@studio/i18n/languages';
import { describe, expect, it } from 'vitest';
import { entryPage, languages } from '../testing/entry.ts';
import { renderRobots, renderSitemap } from './search-engines.ts';

const site = {
  languages,
  origin: 'https://www.example.com',
  pages: [entryPage('/'), entryPage('/faq'), entryPage('/links', { indexed: false })],
};

describe('renderSitemap', () => {
  const sitemap = renderSitemap(site);

  it('lists each indexed page once in every language', () => {
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
    expect(listed).toEqual([
      'https://www.example.com/en',
      'https://www.example.com/zh-TW',
      'https://www.example.com/en/faq',
      'https://www.example.com/zh-TW/faq',
    ]);
  });

  it('lists the path of a page in each language', () => {
    const [english, chinese] = languages;
    const translated = {
      ...chinese,
      code: 'ja',
      hreflang: 'ja',
      incomplete: false,
      paths: translatePaths({ '/faq': '/shitsumon' }),
    };
    const text = renderSitemap({ ...site, languages: [...(english ? [english] : []), translated] });
    expect(text).toContain('<loc>https://www.example.com/ja/shitsumon</loc>');
    expect(text).toContain('hreflang="ja" href="https://www.example.com/ja/shitsumon"');
    expect(text).not.toContain('/ja/faq');
  });

  it('lists all translations with each of them', () => {
    const links = sitemap.match(/hreflang="zh-Hant" href="https:\/\/www.example.com\/zh-TW\/faq"/g);
    expect(links).toHaveLength(2);
    expect(sitemap.match(/hreflang="x-default" href="https:\/\/www.example.com\/faq"/g)).toHaveLength(2);
  });
});

it('robots.txt links the sitemap and disallows the API', () => {
  expect(renderRobots(site)).toBe(
    'User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: https://www.example.com/sitemap.xml\n',
  );
});
