import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageRequest, SiteEntry } from '../entry.ts';

/** One document of the site: a page in a language, at an address. */
export interface SiteDocumentFile extends Omit<PageRequest, 'words' | 'renderedAt'> {
  /** The path of the page, without a language prefix. */
  page: string;
  /** The name of the file in the built site. */
  file: string;
  namespaces: readonly string[];
}

/**
 * Every page with each language prefix and without one. An unprefixed page has one file per language, so that a host
 * can negotiate the language without a redirect.
 */
export function documentsOf({
  languages,
  pages,
}: Pick<SiteEntry, 'languages' | 'pages'>): SiteDocumentFile[] {
  return pages.flatMap(({ path, namespaces }) => {
    const folder = path === '/' ? '' : `${path.slice(1)}/`;
    return languages.flatMap((language, index) => [
      {
        page: path,
        path,
        language,
        namespaces,
        file: `${folder}index${index === 0 ? '' : `.${language}`}.html`,
      },
      {
        page: path,
        path: path === '/' ? `/${language}` : `/${language}${path}`,
        language,
        namespaces,
        file: `${language}/${folder}index.html`,
      },
    ]);
  });
}

/** The words of a document, from `locales/{language}/{namespace}.json`. */
export async function readWords(
  locales: string,
  { language, namespaces }: Pick<SiteDocumentFile, 'language' | 'namespaces'>,
): Promise<Record<string, object>> {
  const read = async (namespace: string): Promise<[string, object]> => {
    const words: unknown = JSON.parse(await readFile(join(locales, language, `${namespace}.json`), 'utf8'));
    if (typeof words !== 'object' || words === null) throw new TypeError(`${namespace}.json holds no words.`);
    return [namespace, words];
  };
  return Object.fromEntries(await Promise.all(namespaces.map(read)));
}
