import { fetchJson, type Language } from '@studio/i18n';
import type { Place } from '../navigation/routes.ts';
import { contentFile } from './content-file.ts';
import type { PageContent } from './page-content.ts';

/** A page that may have content. */
type PageWithContent = Pick<Place, 'path' | 'route'>;

export interface ContentLoader {
  /** Returns the content of a page, if it is loaded. */
  get: (language: Language, page: PageWithContent) => PageContent | undefined;
  has: (language: Language, page: PageWithContent) => boolean;
  /** Loads the content of a page, if it has any. Rejects if the file cannot be loaded. */
  load: (language: Language, page: PageWithContent) => Promise<void>;
}

/** Loads the content of pages. Each file is fetched once, unless it fails. `loaded` is that of the first page, by URL. */
export function createContentLoader(loaded: Readonly<Record<string, PageContent>> = {}): ContentLoader {
  const contents = new Map(Object.entries(loaded));
  const requests = new Map<string, Promise<unknown>>();
  const urlOf = (language: Language, { path, route }: PageWithContent) =>
    route?.content ? contentFile(language, path) : undefined;

  return {
    get: (language, page) => contents.get(urlOf(language, page) ?? ''),
    has(language, page) {
      const url = urlOf(language, page);
      return url === undefined || contents.has(url);
    },
    async load(language, page) {
      const url = urlOf(language, page);
      if (url === undefined || contents.has(url)) return;
      const request = requests.get(url) ?? fetchJson(url);
      requests.set(url, request);
      try {
        // The build wrote the file from this very type.
        contents.set(url, (await request) as PageContent);
      } finally {
        requests.delete(url);
      }
    },
  };
}
