import { pathToFileURL } from 'node:url';
import type { SiteEntry } from '../entry.ts';

/** Imports the built server entry. Its type is checked in its source file. */
export const builtEntry = async (file: string) => (await import(pathToFileURL(file).href)) as SiteEntry;
