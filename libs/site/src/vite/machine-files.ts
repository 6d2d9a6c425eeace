import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SiteEntry } from '../entry.ts';
import { documentsOf } from './documents.ts';
import { llmsOf } from './llms.ts';
import { readOutline, type Outline } from './outline.ts';
import { pageChanges } from './page-changes.ts';
import { robotsOf, sitemapOf } from './search-engines.ts';
import { securityContactOf } from './security-contact.ts';
import { webManifestOf } from './web-manifest.ts';

interface BuiltSite {
  /** The folder of the site's project. */
  root: string;
  locales: string;
  /** The folder of public files, including the documents. */
  client: string;
  renderedAt: Date;
}

/** Writes the files for crawlers and browsers next to the documents. */
export async function writeMachineFiles(
  entry: SiteEntry,
  { root, locales, client, renderedAt }: BuiltSite,
): Promise<void> {
  const outlines = await Promise.all(
    entry.languages.map((language) => readOutline(entry, locales, language)),
  );
  const [first, ...others] = outlines;
  if (!first) throw new Error('The site speaks no language.');

  const files = {
    'robots.txt': robotsOf(entry),
    'sitemap.xml': sitemapOf(entry, await pageChanges(entry, root, locales)),
    'llms.txt': llmsOf(entry.origin, [first, ...others], await readDescriptions(entry, client, first)),
    '.well-known/security.txt': securityContactOf(entry, first.email, renderedAt),
    ...Object.fromEntries(
      outlines.map((outline) => [`${outline.language}.webmanifest`, webManifestOf(entry, outline)]),
    ),
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(client, name)), { recursive: true });
    await writeFile(join(client, name), text);
  }
}

/** Reads the meta descriptions of the pages of an outline, by path. */
async function readDescriptions(
  entry: SiteEntry,
  client: string,
  { language, sections }: Outline,
): Promise<ReadonlyMap<string, string>> {
  const paths = new Set(sections.flatMap(({ pages }) => Object.keys(pages)));
  const descriptions = new Map<string, string>();
  // Reads one document at a time to limit memory use on a large site.
  for (const { path, file } of documentsOf({ ...entry, languages: [language] }))
    if (paths.has(path)) descriptions.set(path, descriptionIn(await readFile(join(client, file), 'utf8')));
  return descriptions;
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

function descriptionIn(html: string): string {
  const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
  const text = description.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
  // Copies the text: V8 keeps the whole source string in memory for a substring.
  return Buffer.from(text).toString();
}
