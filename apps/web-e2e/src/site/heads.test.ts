import { company, isLanguage, languages, localizePath, site, splitLanguage } from '@studio/content';
import { expect, test } from 'vitest';
import { builtDocuments, siteOrigin } from '../documents.ts';
import { getTranslations } from '../get-translations.ts';

/** The metadata in the head of a document. */
function parseHead(html: string) {
  const [head = ''] = html.split('</head>');
  const all = (pattern: RegExp) => [...head.matchAll(pattern)].map(([, ...found]) => found.join(' '));
  return {
    titles: all(/<title>([^<]*)<\/title>/g),
    descriptions: all(/<meta name="description" content="([^"]*)"/g),
    canonicals: all(/<link rel="canonical" href="([^"]*)"/g),
    alternates: all(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g),
    manifests: all(/<link rel="manifest" href="([^"]*)"/g),
  };
}

const documents = builtDocuments().map(({ address, language, html }) => {
  if (!isLanguage(language)) throw new Error(`The site has no texts in ${language}.`);
  return { address, language, ...splitLanguage(address), head: parseHead(html()) };
});

test('every page has a unique title, which ends with the site name, and a unique description', () => {
  for (const { code } of languages) {
    const t = getTranslations(code);
    const suffix = t(site.title, { title: '' });
    expect(suffix).toContain(t(company.name));
    const inLanguage = documents.filter(({ language, prefix }) => language === code && prefix === code);
    expect(inLanguage.length).toBeGreaterThan(1);
    for (const { address, head } of inLanguage) {
      expect(head.titles, address).toEqual([expect.stringMatching(new RegExp(`^.+${suffix}$`))]);
      expect(head.descriptions, address).toEqual([expect.stringMatching(/.{10}/)]);
    }
    const different = (values: readonly (string | undefined)[]) => new Set(values).size;
    expect(different(inLanguage.map(({ head }) => head.titles[0]))).toBe(inLanguage.length);
    expect(different(inLanguage.map(({ head }) => head.descriptions[0]))).toBe(inLanguage.length);
  }
});

test('every page is its own canonical URL, and all its translations list the same alternates', () => {
  for (const { address, path, head } of documents) {
    expect(head.canonicals, address).toEqual([siteOrigin + address]);
    expect(head.alternates, address).toEqual([
      ...languages.map(({ code, hreflang }) => `${hreflang} ${siteOrigin}${localizePath(path, code)}`),
      `x-default ${siteOrigin}${path}`,
    ]);
    for (const alternate of head.alternates) {
      const [, url = ''] = alternate.split(' ');
      const other = documents.find((document) => siteOrigin + document.address === url);
      expect(other?.head.alternates, url).toEqual(head.alternates);
    }
  }
});

test('a document links the manifest of its language', () => {
  for (const { address, language, head } of documents)
    expect(head.manifests, address).toEqual([`/${language}.webmanifest`]);
});
