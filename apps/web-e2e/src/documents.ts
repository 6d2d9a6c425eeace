import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of the built site that is tested. */
export const builtSite = resolve(import.meta.dirname, '../../..', process.env['SITE_DIR'] ?? 'dist/web');

interface Built {
  /** The path, with its language prefix if it has one. */
  address: string;
  language: string;
  /** The file name in the folder of public files. */
  file: string;
  html: () => string;
}

/** Lists every document of the built site, from `host.json`. */
export function builtDocuments(): Built[] {
  // The build writes this file, in the format that libs/site documents.
  const { documents } = JSON.parse(readFileSync(join(builtSite, 'host.json'), 'utf8')) as {
    documents: Record<string, Record<string, string>>;
  };
  return Object.entries(documents).flatMap(([address, files]) =>
    Object.entries(files).map(([language, file]) => ({
      address,
      language,
      file,
      html: () => readFileSync(join(builtSite, 'client', file), 'utf8'),
    })),
  );
}
