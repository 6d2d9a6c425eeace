import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { company, languages, localizePath, routes } from '@studio/content';
import { expect } from 'vitest';
import { builtDocuments, siteOrigin } from '../documents.ts';
import type { Provider } from '../provider.ts';
import { getTranslations } from '../get-translations.ts';
import { test } from '../provider-test.ts';
import { parseXml, type XmlElement } from './xml.ts';

const paths = builtDocuments().map(({ url }) => url);
const indexed = routes.filter((route) => route.indexed);
const day = 24 * 60 * 60 * 1000;

const get = ({ url }: Provider, path: string) => fetch(new URL(path, url), { redirect: 'manual' });

/** Requests a file and checks its content type. */
async function textAt(provider: Provider, path: string, type: string): Promise<string> {
  const response = await get(provider, path);
  expect([response.status, response.headers.get('content-type')], path).toEqual([200, type]);
  return response.text();
}

/** The children of an element with a name. */
const findChildren = ({ children }: XmlElement, name: string) =>
  children.filter((child) => child.name === name);

/** Parses a sitemap, and fails if it is not well-formed XML. */
function parseSitemap(xml: string) {
  const sitemap = parseXml(xml);
  expect(sitemap.name).toBe('urlset');
  return findChildren(sitemap, 'url').map((url) => ({
    url: findChildren(url, 'loc')[0]?.text ?? '',
    modified: findChildren(url, 'lastmod')[0]?.text,
    alternates: findChildren(url, 'xhtml:link').map(({ attributes }) => attributes['href'] ?? ''),
  }));
}

const folder = join(import.meta.dirname, '../../../../libs/content/posts');

/** The posts of the site, without drafts: their slugs, and their English texts with the front matter. */
const posts = readdirSync(folder)
  .map((slug) => ({ slug, text: readFileSync(join(folder, slug, 'en.md'), 'utf8') }))
  .filter(({ text }) => !/^draft: true$/m.test(text));

/** The paths of the documents that search engines should list. */
const listedDocuments = () =>
  builtDocuments().filter(({ html }) => !html().includes('<meta name="robots" content="noindex"'));

test('the sitemap lists every indexed page once in each language, and only URLs that exist', async ({
  provider,
}) => {
  const entries = parseSitemap(await textAt(provider, '/sitemap.xml', 'application/xml; charset=utf-8'));
  const listed = entries.map(({ url }) => new URL(url).pathname);
  const hasPrefix = ({ url }: { url: string }) =>
    languages.some(({ code }) => `${url}/`.startsWith(`/${code}/`));
  expect(listed.toSorted()).toEqual(
    [
      ...new Set(
        listedDocuments()
          .filter(hasPrefix)
          .map(({ url }) => url),
      ),
    ].toSorted(),
  );
  expect(listed).toEqual(
    expect.arrayContaining(
      indexed.flatMap(({ path }) => languages.map(({ code }) => localizePath(path, code))),
    ),
  );
  for (const { url, alternates } of entries) {
    expect(alternates.length).toBeGreaterThan(1);
    for (const version of [url, ...alternates]) {
      expect(new URL(version).origin).toBe(siteOrigin);
      expect(paths).toContain(new URL(version).pathname);
    }
  }
  expect(await textAt(provider, '/robots.txt', 'text/plain; charset=utf-8')).toContain(
    `Sitemap: ${siteOrigin}/sitemap.xml`,
  );
});

test('the sitemap has the dates of posts, and of the newest one for the blog', async ({ provider }) => {
  const entries = parseSitemap(await textAt(provider, '/sitemap.xml', 'application/xml; charset=utf-8'));
  const dateOf = (path: string) => entries.find(({ url }) => url === siteOrigin + path)?.modified;
  const dates = posts.map(({ slug, text }) => {
    const [, date] = /^updated: (.+)$/m.exec(text) ?? /^date: (.+)$/m.exec(text) ?? [];
    expect(dateOf(`/en/blog/${slug}`), slug).toBe(date);
    return String(date);
  });
  expect(dateOf('/zh-TW/blog')).toBe(dates.toSorted().at(-1));
  expect(dateOf('/en/about')).toBeUndefined();
});

test('llms.txt lists every page in every language with its description, and each piece as Markdown', async ({
  provider,
}) => {
  const text = await textAt(provider, '/llms.txt', 'text/plain; charset=utf-8');
  const t = getTranslations('en');
  expect(text).toMatch(new RegExp(`^# ${t(company.name)}\n\n> ${t(company.about)}\n\n## `));
  const linked = [...text.matchAll(/\]\((.*?)\)/g)].map(([, url = '']) => new URL(url).pathname);
  const markdown = linked.filter((path) => path.endsWith('.md'));
  expect(markdown).toEqual(expect.arrayContaining(posts.map(({ slug }) => `/en/blog/${slug}.md`)));
  for (const path of markdown) await textAt(provider, path, 'text/markdown; charset=utf-8');
  expect(linked.filter((path) => !markdown.includes(path)).toSorted()).toEqual(
    indexed.flatMap(({ path }) => languages.map(({ code }) => localizePath(path, code))).toSorted(),
  );
  for (const line of text.split('\n').filter((line) => line.startsWith('- ')))
    expect(line).toMatch(/^- \[.+?\]\(\S+\): .{20,}\./);
  expect(text).not.toMatch(/&\w+;|\{\{|undefined/);
});

test('security.txt has a contact and is valid for at least another month', async ({ provider }) => {
  const text = await textAt(provider, '/.well-known/security.txt', 'text/plain; charset=utf-8');
  const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
  const remaining = Date.parse(expires) - Date.now();
  expect(remaining / day, 'Build the site again to extend it.').toBeGreaterThan(30);
  expect(remaining / day).toBeLessThan(365);
  expect(text).toContain(`Contact: mailto:${getTranslations('en')(company.email)}\n`);
  expect(text).toContain(`Canonical: ${siteOrigin}/.well-known/security.txt\n`);
});

/** Reads the dimensions in the header of a PNG. */
const readSize = (png: Buffer) => `${String(png.readUInt32BE(16))}x${String(png.readUInt32BE(20))}`;

for (const { code, label, hreflang } of languages)
  test(`the web manifest in ${label} has the name of the studio, and icons with the stated type and size`, async ({
    provider,
  }) => {
    const t = getTranslations(code);
    const text = await textAt(provider, `/${code}.webmanifest`, 'application/manifest+json');
    // The build writes this file.
    const manifest = JSON.parse(text) as { icons: { src: string; type: string; sizes: string }[] };
    expect(manifest).toMatchObject({
      name: t(company.name),
      short_name: t(company.shortName),
      lang: hreflang,
      start_url: localizePath('/', code),
    });
    expect(manifest.icons.length).toBeGreaterThan(0);
    for (const { src, type, sizes } of manifest.icons) {
      const response = await get(provider, src);
      expect([response.status, response.headers.get('content-type')], src).toEqual([200, type]);
      if (type === 'image/png') expect(sizes).toBe(readSize(Buffer.from(await response.arrayBuffer())));
    }
  });

test('other sites can embed share images, whose URLs are stable', async ({ provider }) => {
  const { status, headers } = await get(provider, '/share/zh-TW/faq.jpg');
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=3600',
  });
});
