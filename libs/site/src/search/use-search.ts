import { fetchJson, useLanguage } from '@studio/i18n';
import { useEffect, useState } from 'react';
import { searchFile } from './search-file.ts';
import type { Search, SearchResult } from './search.ts';

/** The searches that are loaded, by language. */
const searches = new Map<string, Promise<Search>>();

/** Loads the index of a language and the code that reads it. A failed request is repeated at the next call. */
export function loadSearch(language: string): Promise<Search> {
  const loaded =
    searches.get(language) ??
    Promise.all([import('./search.ts'), fetchJson(searchFile(language))]).then(([{ createSearch }, index]) =>
      createSearch(JSON.stringify(index), language),
    );
  searches.set(language, loaded);
  loaded.catch(() => searches.delete(language));
  return loaded;
}

/**
 * Returns what is found for a query in the current language: `undefined` while the index is loading, and `failed` if it could
 * not be loaded. The next change of the query tries again.
 */
export function useSearch(query: string): readonly SearchResult[] | 'failed' | undefined {
  const { language } = useLanguage();
  const [found, setFound] = useState<{ language: string; results: readonly SearchResult[] | 'failed' }>();
  useEffect(() => {
    let isOutdated = false;
    loadSearch(language).then(
      (search) => {
        if (!isOutdated) setFound({ language, results: search(query) });
      },
      () => {
        if (!isOutdated) setFound({ language, results: 'failed' });
      },
    );
    return () => {
      isOutdated = true;
    };
  }, [language, query]);
  return found?.language === language ? found.results : undefined;
}
