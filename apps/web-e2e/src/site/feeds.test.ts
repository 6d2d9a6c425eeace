import { readFileSync, statSync } from 'node:fs';
import { blog, languages, localizePath } from '@studio/content';
import type { Language } from '@studio/i18n';
import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import * as v from 'valibot';
import { expect } from 'vitest';
import { builtDocuments, publicFile, siteOrigin } from '../documents.ts';
import { getTranslations } from '../get-translations.ts';
import { test } from '../provider-test.ts';
import { parseXml } from './xml.ts';

const documents = builtDocuments();

const post = v.object({
  path: v.string(),
  fields: v.object({
    title: v.string(),
    summary: v.string(),
    date: v.string(),
    updated: v.optional(v.string()),
  }),
});
const list = v.object({ data: v.object({ items: v.array(post) }) });

/** The posts on the first page of the blog, the newest first. */
const postsIn = (language: Language) =>
  v.parse(list, JSON.parse(readFileSync(publicFile(`content/${language}/blog.json`), 'utf8'))).data.items;

const htmlAt = (url: string) => documents.find((document) => document.url === url)?.html() ?? '';

/** The `href` of another form of a document. */
const findAlternate = (html: string, type: string) =>
  new RegExp(`<link rel="alternate" type="${type.replace('+', '\\+')}" href="([^"]+)"`).exec(html)?.[1] ?? '';

/** The URLs in links and pictures of a text. */
const urlsIn = (html: string) => [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, url = '']) => url);

function exists(url: string): boolean {
  const { origin, pathname } = new URL(url);
  if (origin !== siteOrigin || documents.some((document) => document.url === pathname)) return true;
  return statSync(publicFile(pathname), { throwIfNoEntry: false })?.isFile() ?? false;
}

for (const { code, label } of languages) {
  const t = getTranslations(code, 'blog');
  const posts = postsIn(code);
  const blogUrl = siteOrigin + localizePath('/blog', code);
  const urls = posts.map(({ path }) => siteOrigin + localizePath(path, code));

  test(`the feeds in ${label} have the full text of each post, the newest first`, async ({ provider }) => {
    const html = htmlAt(localizePath('/blog', code));
    const [atomFile, jsonFile] = ['application/atom+xml', 'application/feed+json'].map((type) =>
      findAlternate(html, type),
    );
    const read = async (path = '') => {
      const response = await fetch(new URL(path, provider.url));
      expect(response.status, path).toBe(200);
      if (path === atomFile) expect(response.headers.get('Content-Type')).toBe('application/atom+xml');
      return response.text();
    };
    const xml = await read(atomFile);
    expect(parseXml(xml).attributes['xml:lang']).toBe(code);
    const atom = parseAtomFeed(xml);
    const json = parseJsonFeed(await read(jsonFile));
    expect([atom.title?.value, json.title]).toEqual([t(blog.feed), t(blog.feed)]);
    expect(json).toMatchObject({ language: code, home_page_url: blogUrl });
    expect(atom.links?.find(({ rel }) => rel === 'self')?.href).toBe(siteOrigin + String(atomFile));
    expect(json.feed_url).toBe(siteOrigin + String(jsonFile));

    expect(urls.length).toBeGreaterThan(4);
    expect(atom.entries?.map(({ id }) => id)).toEqual(urls);
    expect(json.items?.map(({ url }) => url)).toEqual(urls);
    for (const [index, { fields }] of posts.entries()) {
      const entry = atom.entries?.[index];
      const item = json.items?.[index];
      const { title, summary, date, updated = date } = fields;
      expect(entry?.title?.value).toBe(title);
      expect(entry).toMatchObject({ published: `${date}T00:00:00Z`, updated: `${updated}T00:00:00Z` });
      expect(item).toMatchObject({ title, summary, date_published: `${date}T00:00:00Z` });
      const html = entry?.content?.value ?? '';
      expect(html).toBe(item?.content_html);
      expect(html.length, title).toBeGreaterThan(1200);
      expect(
        urlsIn(html).filter((url) => !exists(url)),
        title,
      ).toEqual([]);
    }
  });

  test(`a post in ${label} announces its Markdown, which is served as such`, async ({ provider }) => {
    for (const { path, fields } of posts) {
      const markdown = findAlternate(htmlAt(localizePath(path, code)), 'text/markdown');
      expect(markdown).toBe(`/${code}${path}.md`);
      const response = await fetch(new URL(markdown, provider.url));
      expect(response.headers.get('content-type'), markdown).toBe('text/markdown; charset=utf-8');
      const text = await response.text();
      expect(text.startsWith(`# ${fields.title}\n\n${fields.summary}\n\n`), markdown).toBe(true);
      expect(text).not.toMatch(/\{\{|undefined/);
    }
  });
}
