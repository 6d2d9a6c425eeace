import { readKeepTogether } from '@studio/i18n/files';
import { markWordBreaks } from '@studio/i18n/word-breaks';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { matchPath } from 'react-router-dom';
import { ContentError } from '../collections/front-matter.ts';
import { contentFile } from '../content/content-file.ts';
import type { PageContent } from '../content/page-content.ts';
import type { BuiltContent, ContentPage } from '../content/site-content.ts';
import type { EntryPage, SiteEntry } from '../document/entry.ts';
import { localizePathIn } from './documents.ts';
import { readSiteTexts } from './site-texts.ts';

interface ReadOptions {
  root: string;
  locales: string;
  isDevelopment: boolean;
}

/** Reads the content of a site, and returns all pages: those with a parameter in their path once for each content. */
export async function readSiteContent(
  entry: SiteEntry,
  { root, locales, isDevelopment }: ReadOptions,
): Promise<BuiltContent & { routes: readonly EntryPage[]; folders: readonly string[] }> {
  const source = await entry.content?.();
  const keepTogether = readKeepTogether(locales);
  const read = await source?.default.read({
    root,
    isDevelopment,
    origin: entry.origin,
    localizePath: localizePathIn(entry),
    languages: entry.languages.map(({ code }) => code),
    markWordBreaks: (text, language) => markWordBreaks(text, language, keepTogether),
    translate: (key, language) =>
      entry.translate(
        key,
        language,
        readSiteTexts({ locales, languages: entry.languages }, language, entry.descriptionNamespaces),
      ),
  });
  const built: BuiltContent = {
    pages: [],
    files: {},
    copies: {},
    links: [],
    lists: [],
    entries: [],
    ...read,
  };
  const folders = source?.default.folders(root) ?? [];
  return { ...built, folders, routes: expandRoutes(entry, built.pages) };
}

/** Throws if content and routes do not fit together. */
export function expandRoutes(
  { pages: routes, languages }: Pick<SiteEntry, 'pages' | 'languages'>,
  contents: readonly ContentPage[],
): EntryPage[] {
  const byPath = Map.groupBy(contents, ({ path }) => path);
  const found = new Map<EntryPage, EntryPage[]>();
  for (const [path, versions] of byPath) {
    const route = routes.find((candidate) => candidate.content && matchPath(candidate.path, path));
    if (!route)
      throw new Error(`There is content for "${path}", but no route with "content: true" has this path.`);
    const missing = languages.filter(({ code }) => !versions.some(({ language }) => language === code));
    if (missing.length > 0)
      throw new Error(
        `The content of "${path}" is missing in ${missing.map(({ code }) => code).join(', ')}.`,
      );
    const [first] = versions;
    const expanded = found.get(route) ?? [];
    found.set(route, expanded);
    expanded.push({
      ...route,
      path,
      indexed: first?.content.indexed ?? route.indexed ?? true,
      languages: first?.content.languages,
      modified: first?.modified,
    });
  }
  return routes.flatMap((route) => {
    if (!route.content) return [route];
    const expanded = found.get(route) ?? [];
    if (expanded.length === 0 && !route.path.includes(':'))
      throw new Error(`The route "${route.path}" has "content: true", but the build has no content for it.`);
    return expanded;
  });
}

const base = 'https://site.invalid';

/** Throws if a link in the content leads to a page, or to a place on a page, that does not exist in the built site. */
export async function checkLinks(
  links: BuiltContent['links'],
  entry: Pick<SiteEntry, 'pages' | 'redirects' | 'languages'>,
  client: string,
): Promise<void> {
  const broken = await findBrokenLinks(links, entry, {
    hasFile: (path) => existsSync(join(client, path)),
    readDocument: (path, language) =>
      readFile(join(client, localizePathIn(entry)(path, language), 'index.html'), 'utf8'),
  });
  if (broken.length > 0) throw new Error(broken.map(({ message }) => message).join('\n'));
}

/** Where links lead, besides pages and redirects. */
interface LinkTargets {
  hasFile: (path: string) => boolean;
  /** Returns the HTML of a page. */
  readDocument: (path: string, language: string) => Promise<string>;
}

/** Finds the links in the content to a page, or to a place on a page, that does not exist. */
export async function findBrokenLinks(
  links: BuiltContent['links'],
  { pages, redirects }: Pick<SiteEntry, 'pages' | 'redirects'>,
  { hasFile, readDocument }: LinkTargets,
): Promise<ContentError[]> {
  const paths = new Set(pages.map(({ path }) => path));
  const broken: ContentError[] = [];
  const byPage = Map.groupBy(
    links,
    ({ language, target }) => `${language} ${new URL(target, base).pathname}`,
  );
  for (const same of byPage.values()) {
    // Read once, whatever the number of links to it.
    let document: string | undefined;
    for (const { file, line, language, target } of same) {
      const { pathname, hash } = new URL(target, base);
      const path = pathname.replace(/(?<=.)\/$/, '');
      if (!paths.has(path)) {
        if (!(path in redirects) && !hasFile(path))
          broken.push(new ContentError(file, line, `There is no page "${path}".`));
      } else if (hash) {
        document ??= await readDocument(path, language);
        if (!document.includes(` id="${decodeURIComponent(hash.slice(1))}"`))
          broken.push(new ContentError(file, line, `The page "${path}" has no "${hash}".`));
      }
    }
  }
  return broken;
}

/** Reads the content that the build has written for a page. */
export async function readContent(
  client: string,
  language: string,
  { path, content }: Pick<EntryPage, 'path' | 'content'>,
): Promise<PageContent | undefined> {
  if (!content) return undefined;
  // The build wrote the file from this very type.
  return JSON.parse(await readFile(join(client, contentFile(language, path)), 'utf8')) as PageContent;
}
