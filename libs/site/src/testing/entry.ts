import type { EntryLanguage, EntryPage } from '../document/entry.ts';

export const languages: readonly EntryLanguage[] = [
  { code: 'en', hreflang: 'en', incomplete: false },
  { code: 'zh-TW', hreflang: 'zh-Hant', incomplete: false },
];

/** A page of a built entry. */
export const entryPage = (
  path: string,
  { namespaces = [], indexed = true }: Partial<EntryPage> = {},
): EntryPage => ({ path, namespaces, file: `./pages${path}.tsx`, indexed });
