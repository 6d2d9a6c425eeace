import type { AsPlainObject } from 'minisearch';

/** The search index of a language, as the build writes it. */
export interface SearchFile extends AsPlainObject {
  /** Pairs of a traditional Chinese character and the simplified one: `網网站…`. The index has the simplified ones. */
  variants: string;
}

/** The URL of the search index of a language. */
export const searchFile = (language: string) => `/search/${language}.json`;
