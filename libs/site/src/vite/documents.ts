import { pathIn } from '@studio/i18n/languages';
import type { EntryPage, PageRequest, SiteEntry } from '../document/entry.ts';
import { notFoundPath } from '../not-found/not-found-path.ts';

/** One document of the site: a page in a language, at a URL. */
export interface SiteDocumentFile extends Pick<PageRequest, 'path' | 'language'> {
  /** The path of the page, without a language prefix. */
  page: string;
  /** The name of the file in the built site. */
  file: string;
  namespaces: readonly string[];
  /** Whether the page has content. */
  hasContent: boolean;
}

/**
 * Every page with each language prefix and without one. An unprefixed page has one file per language, so that a host
 * can negotiate the language without a redirect.
 */
export function listDocuments(
  languages: SiteEntry['languages'],
  pages: readonly EntryPage[],
): SiteDocumentFile[] {
  return pages.flatMap(({ path, namespaces, content }) => {
    const folder = path === '/' ? '' : `${path.slice(1)}/`;
    // Static hosts look for `404.html`.
    const file = path === notFoundPath ? '404' : `${folder}index`;
    return languages.flatMap((entry, index) => {
      const { code: language } = entry;
      const localized = pathIn(entry, path);
      const page = {
        page: path,
        language,
        namespaces,
        hasContent: content === true,
      };
      const suffix = index === 0 ? '' : `.${language}`;
      return [
        { ...page, path, file: `${file}${suffix}.html` },
        {
          ...page,
          path: localized,
          file: path === notFoundPath ? `${language}/404.html` : `${localized.slice(1)}/index.html`,
        },
      ];
    });
  });
}

/** Returns the function that adds the prefix of a language to a path, and translates it. */
export const localizePathIn =
  ({ languages }: Pick<SiteEntry, 'languages'>) =>
  (path: string, language: string): string =>
    pathIn(languages.find(({ code }) => code === language) ?? { code: language }, path);
