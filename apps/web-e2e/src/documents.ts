import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of the built site that is tested. */
export const builtSite = resolve(import.meta.dirname, '../../..', process.env['SITE_DIR'] ?? 'dist/web');

interface Built {
  /** The address, with its language prefix if it has one. */
  address: string;
  language: string;
  /** Where it lies among what visitors may see. */
  file: string;
  html: () => string;
}

/** Every document of the built site, from the list that its host reads. */
export function builtDocuments(): Built[] {
  // The build wrote this file, in the shape that libs/site documents.
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
