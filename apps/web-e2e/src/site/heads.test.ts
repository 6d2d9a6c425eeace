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
    robots: all(/<meta name="robots" content="([^"]*)"/g),
    manifests: all(/<link rel="manifest" href="([^"]*)"/g),
  };
}

const documents = builtDocuments().map(({ url, language, html }) => {
  if (!isLanguage(language)) throw new Error(`The site has no translations in ${language}.`);
  return { url, language, ...splitLanguage(url), head: parseHead(html()) };
});

test('every page has a unique title, which ends with the site name, and a unique description', () => {
  for (const { code } of languages) {
    const t = getTranslations(code);
    const suffix = t(site.title, { title: '' });
    expect(suffix).toContain(t(company.name));
    const inLanguage = documents.filter(
      // A page that a language does not have leads to the original.
      ({ language, prefix, head }) => language === code && prefix === code && head.robots.length === 0,
    );
    expect(inLanguage.length).toBeGreaterThan(1);
    for (const { url, head } of inLanguage) {
      expect(head.titles, url).toEqual([expect.stringMatching(new RegExp(`^.+${suffix}$`))]);
      expect(head.descriptions, url).toEqual([expect.stringMatching(/.{10}/)]);
    }
    const different = (values: readonly (string | undefined)[]) => new Set(values).size;
    expect(different(inLanguage.map(({ head }) => head.titles[0]))).toBe(inLanguage.length);
    expect(different(inLanguage.map(({ head }) => head.descriptions[0]))).toBe(inLanguage.length);
  }
});

/** What is made from files may exist in some languages only. */
const contentPaths = /^\/(?:blog|portfolio|case-studies)\//;

test('every page is its own canonical URL, and its translations that exist list the same alternates', () => {
  for (const { url, path, language, head } of documents) {
    expect(head.canonicals, url).toEqual([siteOrigin + url]);
    const existing = languages.filter(({ hreflang }) =>
      head.alternates.some((alternate) => alternate.startsWith(`${hreflang} `)),
    );
    expect(existing.length, url).toBeGreaterThan(0);
    if (!existing.some(({ code }) => code === language)) expect(head.robots, url).toEqual(['noindex']);
    else if (head.robots.length === 0 && existing.length < languages.length)
      expect(path, url).toMatch(contentPaths);
    expect(head.alternates, url).toEqual([
      ...existing.map(({ code, hreflang }) => `${hreflang} ${siteOrigin}${localizePath(path, code)}`),
      `x-default ${siteOrigin}${path}`,
    ]);
    for (const alternate of head.alternates) {
      const [, alternateUrl = ''] = alternate.split(' ');
      const other = documents.find((document) => siteOrigin + document.url === alternateUrl);
      expect(other?.head.alternates, alternateUrl).toEqual(head.alternates);
    }
  }
});

test('a document links the manifest of its language', () => {
  for (const { url, language, head } of documents)
    expect(head.manifests, url).toEqual([`/${language}.webmanifest`]);
});
