import { fetchJson, useLanguage } from '@studio/i18n';
import { useEffect, useState } from 'react';
import { searchFile } from './search-file.ts';
import type { Search, SearchResult } from './search.ts';

/** The searches that are loaded, by language. */
const searches = new Map<string, Promise<Search>>();

/** Loads the index of a language and the code that reads it. A failed request is repeated at the next call. */
function loadSearch(language: string): Promise<Search> {
  const loaded =
    searches.get(language) ??
    Promise.all([import('./search.ts'), fetchJson(searchFile(language))]).then(([{ createSearch }, index]) =>
      createSearch(index, language),
    );
  searches.set(language, loaded);
  loaded.catch(() => searches.delete(language));
  return loaded;
}

/** The time until the index is requested again, in milliseconds. */
const retryDelay = 5000;

/**
 * Returns what is found for a query in the current language: `undefined` while the index is loading, and `failed` while it
 * could not be loaded. It is requested again after some seconds, and when the query changes.
 */
export function useSearch(query: string): readonly SearchResult[] | 'failed' | undefined {
  const { language } = useLanguage();
  const [found, setFound] = useState<{ language: string; results: readonly SearchResult[] | 'failed' }>();
  useEffect(() => {
    let isOutdated = false;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const find = async () => {
      const results = await loadSearch(language).then(
        (search) => search(query),
        () => 'failed' as const,
      );
      if (isOutdated) return;
      setFound({ language, results });
      if (results === 'failed') retry = setTimeout(() => void find(), retryDelay);
    };
    void find();
    return () => {
      isOutdated = true;
      clearTimeout(retry);
    };
  }, [language, query]);
  return found?.language === language ? found.results : undefined;
}
