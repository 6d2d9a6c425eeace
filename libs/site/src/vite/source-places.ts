import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';

/** A file that a site is made of. */
export interface SourceFile {
  /** Relative to the folder of the site's project. */
  name: string;
  text: string;
}

export async function readSources(root: string, files: Iterable<string>): Promise<SourceFile[]> {
  const sources: SourceFile[] = [];
  for (const file of [...new Set(files)].toSorted())
    sources.push({ name: relative(root, file), text: await readFile(file, 'utf8') });
  return sources;
}

/** The file and the line of a position in it, such as `src/facts.ts:12`. */
export const placeAt = ({ name, text }: SourceFile, position: number) =>
  `${name}:${String(text.slice(0, position).split('\n').length)}`;

/** Finds where a URL is written: between quotation marks or brackets, perhaps with a query or a hash. */
export function findPlaces(sources: readonly SourceFile[], url: string): string[] {
  return sources.flatMap((source) => {
    const places: string[] = [];
    const { text } = source;
    for (let at = text.indexOf(url); at >= 0; at = text.indexOf(url, at + 1))
      if (/["'`(<]/.test(text.charAt(at - 1)) && /["'`)>?#]/.test(text.charAt(at + url.length)))
        places.push(placeAt(source, at));
    return places;
  });
}
