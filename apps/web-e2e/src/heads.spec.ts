import { company, site } from '@studio/content';
import { isLanguage, languages, localizePath, splitLanguage } from '@studio/i18n';
import { builtDocuments } from './documents.ts';
import { expect, test } from './world.ts';
import { wordsOf } from './words.ts';

const origin = 'https://www.example.com';

/** The metadata in the head of a document. */
function headOf(html: string) {
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
  if (!isLanguage(language)) throw new Error(`The site does not speak ${language}.`);
  return { address, language, ...splitLanguage(address), head: headOf(html()) };
});

test('every page has a unique title, which ends with the site name, and a unique description', () => {
  for (const { code } of languages) {
    const t = wordsOf(code);
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

test('an unprefixed page has the same metadata as the prefixed one', () => {
  for (const { address, language, path, head } of documents.filter(({ prefix }) => !prefix)) {
    const other = documents.find((document) => document.address === localizePath(path, language));
    expect(head.titles, `${address} in ${language}`).toEqual(other?.head.titles);
    expect(head.descriptions, `${address} in ${language}`).toEqual(other?.head.descriptions);
  }
});

test('every page is its own canonical URL, and all its translations list the same alternates', () => {
  for (const { address, path, head } of documents) {
    expect(head.canonicals, address).toEqual([origin + address]);
    expect(head.alternates, address).toEqual([
      ...languages.map(({ code, hreflang }) => `${hreflang} ${origin}${localizePath(path, code)}`),
      `x-default ${origin}${path}`,
    ]);
    const named = head.alternates.map((alternate) => alternate.replace(/^\S+ /, '').slice(origin.length));
    for (const one of named)
      expect(documents.find((document) => document.address === (one || '/'))?.head.alternates, one).toEqual(
        head.alternates,
      );
  }
});

test('a document links the manifest of its language', () => {
  for (const { address, language, head } of documents)
    expect(head.manifests, address).toEqual([`/${language}.webmanifest`]);
});
