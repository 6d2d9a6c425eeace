import { pathToFileURL } from 'node:url';
import type { SiteEntry } from '../entry.ts';

/** What draws the site. It is typed where it is written; here it is only a file that was built. */
export const builtEntry = async (file: string) => (await import(pathToFileURL(file).href)) as SiteEntry;
