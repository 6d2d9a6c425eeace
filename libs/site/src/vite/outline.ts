import type { SiteEntry, SiteOutline } from '../entry.ts';
import { readWords } from './documents.ts';

/** The outline of a site in one of its languages. */
export interface Outline extends SiteOutline {
  language: string;
}

export async function readOutline(
  { outline }: Pick<SiteEntry, 'outline'>,
  locales: string,
  language: string,
): Promise<Outline> {
  const words = await readWords(locales, { language, namespaces: outline.namespaces });
  return { language, ...outline.describe(language, words) };
}
