export { searchFile } from './search-file.ts';
export { createSearch, type Search, type SearchResult } from './search.ts';
