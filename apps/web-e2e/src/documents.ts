import { hostManifest } from '@studio/site/host';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';

/** The folder of the built site that is tested. */
export const builtSite = resolve(import.meta.dirname, '../../..', process.env['SITE_DIR'] ?? 'dist/web');

/** The origin in the built documents, if `VITE_SITE_ORIGIN` is not set. */
export const siteOrigin = 'https://www.example.com';

/** The location of a public file of the built site. */
export const publicFile = (path: string) => join(builtSite, 'client', path);

interface BuiltDocument {
  /** The path, with its language prefix if it has one. */
  url: string;
  language: string;
  /** The file name in the folder of public files. */
  file: string;
  html: () => string;
}

/** Reads the contract between the built site and its hosts. */
export const readHostManifest = () =>
  v.parse(hostManifest, JSON.parse(readFileSync(join(builtSite, 'host.json'), 'utf8')));

/** Lists every document of the built site. */
export function builtDocuments(): BuiltDocument[] {
  const { documents } = readHostManifest();
  return Object.entries(documents).flatMap(([url, files]) =>
    Object.entries(files).map(([language, file]) => ({
      url,
      language,
      file,
      html: () => readFileSync(publicFile(file), 'utf8'),
    })),
  );
}
