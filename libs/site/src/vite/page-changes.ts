import { join, resolve } from 'node:path';
import type { SiteEntry } from '../document/entry.ts';
import { readLastChanges } from './last-change.ts';

/** Returns when the content of a page last changed in a language, if that is known. */
export type ChangedAt = (path: string, language: string) => string | undefined;

/**
 * Finds when each page last changed: its own texts, which no other page uses, or its other content. Changes to its styles or to
 * the shell do not count.
 */
export async function pageChanges(
  { pages, languages }: Pick<SiteEntry, 'pages' | 'languages'>,
  root: string,
  locales: string,
): Promise<ChangedAt> {
  const lastChange = await readLastChanges(locales);
  const uses = new Map<string, number>();
  for (const name of pages.flatMap(({ namespaces }) => namespaces)) uses.set(name, (uses.get(name) ?? 0) + 1);

  const changes = new Map<string, string | undefined>();
  for (const { path, namespaces, contentFiles } of pages)
    for (const { code: language } of languages) {
      const own = namespaces.filter((name) => uses.get(name) === 1);
      const files = [
        ...own.map((name) => join(locales, language, `${name}.json`)),
        ...contentFiles.map((file) => resolve(root, file)),
      ];
      changes.set(keyOf(path, language), await lastChange(files));
    }
  return (path, language) => changes.get(keyOf(path, language));
}

const keyOf = (path: string, language: string) => `${language} ${path}`;
