import { pathToFileURL } from 'node:url';
import type { SiteEntry } from '../document/entry.ts';

/** Imports the built server entry. Its type is checked where `@studio/site/server` creates it. */
export async function builtEntry(file: string): Promise<SiteEntry> {
  const { default: entry } = (await import(pathToFileURL(file).href)) as { default: SiteEntry };
  return entry;
}
