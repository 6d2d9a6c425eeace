/** Something that visitors can find: a page, a question, a post. */
export interface SearchEntry {
  /** `page`, or what else it is, such as the name of a collection. Pages come first. */
  kind: string;
  title: string;
  text: string;
  /** More words that find it, which are not shown. */
  keywords?: string;
  /** Without a language prefix. It may have a hash. */
  path: string;
}
