/** Something that visitors can find: a page, a question, a post. */
export interface SearchEntry {
  /** Groups results: `page`, or the name of a collection. */
  kind: string;
  title: string;
  text: string;
  /** Without a language prefix. It may have a hash. */
  path: string;
}
