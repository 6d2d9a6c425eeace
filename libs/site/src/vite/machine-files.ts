import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ContentList } from '../content/site-content.ts';
import type { LanguageDescription, SiteEntry } from '../document/entry.ts';
import { readContent } from './content.ts';
import { localizePathIn } from './documents.ts';
import { renderLlmsTxt } from './llms.ts';
import { renderRobots, renderSitemap } from './search-engines.ts';
import { renderSecurityContact } from './security-contact.ts';
import { renderWebManifest } from './web-manifest.ts';
import { readTranslations } from '@studio/i18n/files';

/** Writes the files for crawlers and browsers next to the documents. The descriptions are in the order of the languages. */
export async function writeMachineFiles(
  entry: SiteEntry,
  { locales, client }: Readonly<Record<'locales' | 'client', string>>,
  descriptions: readonly [LanguageDescription, ...LanguageDescription[]],
  lists: readonly ContentList[] = [],
): Promise<void> {
  const [{ language: fallback }] = descriptions;
  const pageDescriptions = new Map<string, string>();
  for (const page of entry.pages) {
    const translations = readTranslations(locales, fallback, page.namespaces);
    const content = await readContent(client, fallback, page);
    pageDescriptions.set(page.path, entry.describePage(page.path, fallback, translations, content));
  }
  const files: Record<string, string> = {
    'robots.txt': renderRobots(entry),
    'sitemap.xml': renderSitemap(entry),
    'llms.txt': renderLlmsTxt(entry.origin, descriptions, pageDescriptions, lists, localizePathIn(entry)),
    '.well-known/security.txt': renderSecurityContact(entry, descriptions[0].email, new Date()),
  };
  for (const description of descriptions) {
    const { language } = description;
    const translations = readTranslations(locales, language, entry.descriptionNamespaces);
    files[`${language}.webmanifest`] = renderWebManifest(entry, description);
    Object.assign(files, entry.files(language, translations));
  }
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(client, name)), { recursive: true });
    await writeFile(join(client, name), text);
  }
}
