import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SiteEntry } from '../document/entry.ts';
import type { LanguageDescription } from './describe-site.ts';
import { llmsOf } from './llms.ts';
import { robotsOf, sitemapOf } from './search-engines.ts';
import { securityContactOf } from './security-contact.ts';
import { webManifestOf } from './web-manifest.ts';
import { readTranslations } from '@studio/i18n/files';

interface BuiltSite {
  /** The folder of the texts of all languages. */
  locales: string;
  /** The folder of public files. */
  client: string;
  /** In the order of the languages. */
  descriptions: readonly [LanguageDescription, ...LanguageDescription[]];
  /** The descriptions of the pages in the fallback language, by path. */
  pageDescriptions: ReadonlyMap<string, string>;
}

/** Writes the files for crawlers and browsers next to the documents. */
export async function writeMachineFiles(entry: SiteEntry, built: BuiltSite): Promise<void> {
  const { locales, client, descriptions, pageDescriptions } = built;
  const files: Record<string, string> = {
    'robots.txt': robotsOf(entry),
    'sitemap.xml': sitemapOf(entry),
    'llms.txt': llmsOf(entry.origin, descriptions, pageDescriptions),
    '.well-known/security.txt': securityContactOf(entry, descriptions[0].email, new Date()),
  };
  for (const description of descriptions) {
    const { language } = description;
    files[`${language}.webmanifest`] = webManifestOf(entry, description);
    const translations = readTranslations(locales, language, entry.descriptionNamespaces);
    Object.assign(files, entry.files(language, translations));
  }
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(client, name)), { recursive: true });
    await writeFile(join(client, name), text);
  }
}
