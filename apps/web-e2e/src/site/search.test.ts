import { readFileSync } from 'node:fs';
import type { Language } from '@studio/i18n';
import { languages, localizePath } from '@studio/content';
import { createSearch, searchFile } from '@studio/site/search';
import { expect, test } from 'vitest';
import { getTransferSize } from '../budgets/count.ts';
import { builtDocuments, publicFile } from '../documents.ts';

/** The most bytes of an index, which loads when a visitor opens the search. */
const maxSize = 60 * 1024;

/** What visitors look for, and the page that has to come first. */
const queries = {
  en: {
    hosting: '/services/website-hosting',
    // Misspelt.
    hostng: '/services/website-hosting',
    photografy: '/services/product-photography',
    'mobile app': '/services/mobile-app-development',
    'social media': '/services/social-media-design',
    portfolio: '/portfolio',
    privacy: '/privacy-policy',
    'setup fee': '/services/one-stop-service#one-stop-service:faq.fee.question',
    cancel: '/services/one-stop-service#one-stop-service:faq.cancel.question',
    'mini program': '/services/other-development#other-development:faq.miniProgram.question',
    'how much does a website cost': '/blog/what-a-small-site-costs',
    'moving mail': '/blog/moving-hosts-without-losing-mail',
    canoe: '/portfolio/paddle-and-pine',
    // Technologies and industries.
    kotlin: '/services/mobile-app-development',
    graphql: '/services/system-development',
    healthcare: '/services/system-development',
  },
  'zh-CN': {
    托管: '/services/website-hosting',
    摄影: '/services/product-photography',
    // A word and a half.
    产品摄: '/services/product-photography',
    社交媒体: '/services/social-media-design',
    app: '/services/mobile-app-development',
    作品: '/portfolio',
    隐私: '/privacy-policy',
    取消: '/services/one-stop-service#one-stop-service:faq.cancel.question',
    小程序: '/services/other-development#other-development:faq.miniProgram.question',
    付款: '/faq#faq:items.payment.question',
    网站多少钱: '/blog/what-a-small-site-costs',
    丢邮件: '/blog/moving-hosts-without-losing-mail',
    手机拍照: '/blog/what-a-phone-photograph-can-do',
    云: '/services/cloud-solutions',
    // Traditional characters.
    攝影: '/services/product-photography',
    雲: '/services/cloud-solutions',
    swift: '/services/mobile-app-development',
  },
  'zh-TW': {
    代管: '/services/website-hosting',
    攝影: '/services/product-photography',
    商品照: '/services/product-photography',
    社群: '/services/social-media-design',
    app: '/services/mobile-app-development#mobile-app-development:faq.need.question',
    作品: '/portfolio',
    隱私: '/privacy-policy',
    取消: '/services/one-stop-service#one-stop-service:faq.cancel.question',
    小程式: '/services/other-development#other-development:faq.miniProgram.question',
    付款: '/faq#faq:items.payment.question',
    網站多少錢: '/blog/what-a-small-site-costs',
    掉信: '/blog/moving-hosts-without-losing-mail',
    手機拍照: '/blog/what-a-phone-photograph-can-do',
    雲: '/services/cloud-solutions',
    價: '/blog/what-a-small-site-costs',
    // Simplified characters.
    社群媒体: '/services/social-media-design',
    网: '/services/website-hosting',
  },
} satisfies Record<Language, Record<string, string>>;

const documents = builtDocuments();

for (const { code, label } of languages) {
  const file = searchFile(code);
  const search = createSearch(JSON.parse(readFileSync(publicFile(file), 'utf8')), code);
  const wanted = Object.entries(queries[code]);

  test(`the search index in ${label} is at most 60 KB`, () => {
    expect(getTransferSize(file)).toBeLessThanOrEqual(maxSize);
  });

  test(`each of the queries in ${label} finds its page first`, () => {
    expect(Object.fromEntries(wanted.map(([query]) => [query, search(query)[0]?.path]))).toEqual(
      queries[code],
    );
  });

  test(`every result in ${label} exists, and marks a word of its text`, () => {
    for (const [query] of wanted)
      for (const { path, words } of search(query)) {
        const [pathname = '', hash] = path.split('#');
        const html = documents.find(({ url }) => url === localizePath(pathname, code))?.html() ?? '';
        expect(html, path).toContain(hash ? ` id="${hash}"` : '</html>');
        expect(words.length, `${query}: ${path}`).toBeGreaterThan(0);
      }
  });
}

test('pages, questions, work and posts are found', () => {
  const search = createSearch(JSON.parse(readFileSync(publicFile(searchFile('en')), 'utf8')), 'en');
  const kinds = ['website', 'cancel', 'bakery', 'mail'].flatMap((query) =>
    search(query).map(({ kind }) => kind),
  );
  expect(new Set(kinds)).toEqual(new Set(['page', 'question', 'work', 'posts']));
});
