import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { publicFile, readHostManifest } from '../documents.ts';

export const host = readHostManifest();

const documentFiles = new Set(
  Object.values(host.documents).flatMap((byLanguage) => Object.values(byLanguage)),
);

/** Every document, with the language in which it is requested. */
export const documents = Object.entries(host.documents).flatMap(([path, byLanguage]) =>
  Object.entries(byLanguage).map(([language, file]) => ({
    path,
    language,
    file,
    encodings: Object.keys(host.files[file]?.encodings ?? {}),
    /** Whether the path is also available in other languages. */
    negotiated: Object.keys(byLanguage).length > 1,
  })),
);

export const files = Object.entries(host.files)
  .filter(([file]) => !documentFiles.has(file))
  .map(([file, { type, encodings }]) => ({
    path: `/${file}`,
    language: 'en',
    file,
    type,
    encodings: Object.keys(encodings),
  }));

const client = publicFile('');

/** Files in the public folder that must not be served by name. */
export const unlisted = readdirSync(client, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(client, join(entry.parentPath, entry.name)).split(sep).join('/'))
  .filter((file) => documentFiles.has(file) || !(file in host.files));

export const readFile = (file: string) => readFileSync(publicFile(file));
