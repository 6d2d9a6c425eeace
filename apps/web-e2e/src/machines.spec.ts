import { company, routes } from '@studio/content';
import { languages, localizePath } from '@studio/i18n';
import type { APIRequestContext, Page } from '@playwright/test';
import { builtDocuments } from './documents.ts';
import { expect, test, untilHydrated } from './world.ts';
import { wordsOf } from './words.ts';

const origin = 'https://www.example.com';
const addresses = new Set(builtDocuments().map(({ address }) => address));
const day = 24 * 60 * 60 * 1000;

/** Requests a file and checks its content type. */
async function textAt(request: APIRequestContext, path: string, type: string): Promise<string> {
  const answer = await request.get(path, { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['content-type']], path).toEqual([200, type]);
  return answer.text();
}

/** Reads the dimensions in the header of a PNG. */
const sizeOf = (png: Buffer) => `${String(png.readUInt32BE(16))}x${String(png.readUInt32BE(20))}`;

/** Parses a sitemap, and fails if it is not well-formed XML. */
const entriesOf = (page: Page, xml: string) =>
  page.evaluate((text) => {
    const sitemap = new DOMParser().parseFromString(text, 'application/xml');
    const fault = sitemap.querySelector('parsererror');
    if (fault) throw new Error(fault.textContent);
    return [...sitemap.querySelectorAll('urlset > url')].map((url) => ({
      address: url.querySelector('loc')?.textContent ?? '',
      changed: url.querySelector('lastmod')?.textContent,
      versions: [...url.getElementsByTagName('xhtml:link')].map((link) => link.getAttribute('href') ?? ''),
    }));
  }, xml);

test('the sitemap lists every indexed page, and only URLs that exist', async ({ page, request }) => {
  const entries = await entriesOf(
    page,
    await textAt(request, '/sitemap.xml', 'application/xml; charset=utf-8'),
  );
  const listed = entries.map(({ address }) => new URL(address).pathname);
  expect(listed.toSorted()).toEqual(
    routes
      .filter(({ indexed }) => indexed)
      .flatMap(({ path }) => [path, ...languages.map(({ code }) => localizePath(path, code))])
      .toSorted(),
  );
  for (const { address, changed, versions } of entries) {
    expect(versions).toHaveLength(languages.length + 1);
    for (const one of [address, ...versions]) {
      expect(new URL(one).origin).toBe(origin);
      expect([...addresses]).toContain(new URL(one).pathname);
    }
    // Without a git history, there is no date.
    if (changed) expect(Date.parse(changed)).toBeLessThanOrEqual(Date.now());
  }
  expect(await textAt(request, '/robots.txt', 'text/plain; charset=utf-8')).toContain(
    `Sitemap: ${origin}/sitemap.xml`,
  );
});

test('llms.txt lists every page in every language with its description', async ({ request }) => {
  const text = await textAt(request, '/llms.txt', 'text/plain; charset=utf-8');
  const t = wordsOf('en');
  expect(text).toMatch(new RegExp(`^# ${t(company.name)}\n\n> ${t(company.about)}\n\n## `));
  const linked = [...text.matchAll(/\]\((.*?)\)/g)].map(([, address = '']) => new URL(address).pathname);
  expect(linked.toSorted()).toEqual(
    routes
      .filter(({ indexed }) => indexed)
      .flatMap(({ path }) => languages.map(({ code }) => localizePath(path, code)))
      .toSorted(),
  );
  for (const line of text.split('\n').filter((line) => line.startsWith('- ')))
    expect(line).toMatch(/^- \[.+?\]\(\S+\): .{20,}\./);
  expect(text).not.toMatch(/&\w+;|\{\{|undefined/);
});

test('security.txt has a contact and is valid for at least another month', async ({ request }) => {
  const text = await textAt(request, '/.well-known/security.txt', 'text/plain; charset=utf-8');
  const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
  const left = Date.parse(expires) - Date.now();
  expect(left / day, 'Build the site anew, and it is valid for longer.').toBeGreaterThan(30);
  expect(left / day).toBeLessThan(365);
  expect(text).toContain(`Contact: mailto:${wordsOf('en')(company.email)}\n`);
  expect(text).toContain(`Canonical: ${origin}/.well-known/security.txt\n`);
});

for (const { code, label, hreflang } of languages)
  test(`the web manifest in ${label} has the name of the studio, and icons with the stated type and size`, async ({
    page,
    request,
  }) => {
    const t = wordsOf(code);
    const text = await textAt(request, `/${code}.webmanifest`, 'application/manifest+json');
    expect(JSON.parse(text)).toMatchObject({
      name: t(company.name),
      short_name: t(company.shortName),
      lang: hreflang,
      start_url: localizePath('/', code),
    });
    const icons = [...text.matchAll(/"src": "(.*)",\s+"type": "(.*)",\s+"sizes": "(.*)"/g)];
    expect(icons).toHaveLength(text.split('"src"').length - 1);
    for (const [, src = '', type = '', sizes = ''] of icons) {
      const answer = await request.get(src);
      expect(answer.headers()['content-type']).toBe(type);
      if (type === 'image/png') expect(sizes).toBe(sizeOf(await answer.body()));
    }

    // The policy of the documents allows the manifest, and the browser parses it without errors.
    await page.goto(localizePath('/', code));
    await untilHydrated(page);
    const browser = await page.context().newCDPSession(page);
    const { url, errors } = await browser.send('Page.getAppManifest');
    expect([new URL(url).pathname, errors]).toEqual([`/${code}.webmanifest`, []]);
  });
