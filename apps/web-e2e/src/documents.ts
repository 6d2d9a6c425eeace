import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of the built site that is tested. */
export const builtSite = resolve(import.meta.dirname, '../../..', process.env['SITE_DIR'] ?? 'dist/web');

/** The origin in the built documents, if `VITE_SITE_ORIGIN` is not set. */
export const siteOrigin = 'https://www.example.com';

/** The location of a public file of the built site. */
export const publicFile = (path: string) => join(builtSite, 'client', path);

interface BuiltDocument {
  /** The path, with its language prefix if it has one. */
  address: string;
  language: string;
  /** The file name in the folder of public files. */
  file: string;
  /** The Content Security Policy that hosts send with the document. */
  policy: string | undefined;
  html: () => string;
}

/** Lists every document of the built site, from `host.json`. */
export function builtDocuments(): BuiltDocument[] {
  // The build writes this file, in the format that libs/site documents.
  const { documents, policies } = JSON.parse(readFileSync(join(builtSite, 'host.json'), 'utf8')) as {
    documents: Record<string, Record<string, string>>;
    policies: Record<string, string>;
  };
  return Object.entries(documents).flatMap(([address, files]) =>
    Object.entries(files).map(([language, file]) => ({
      address,
      language,
      file,
      policy: policies[file],
      html: () => readFileSync(publicFile(file), 'utf8'),
    })),
  );
}
