import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { site } from './host.ts';

/** The list that the build leaves for hosts, in the shape that libs/site documents. */
const host = JSON.parse(readFileSync(join(site, 'host.json'), 'utf8')) as {
  documents: Record<string, Record<string, string>>;
  policies: Record<string, string>;
  files: Record<string, { type: string; encodings: Record<string, string> }>;
};

/** Every document, with the language in which it is asked for. */
export const documents = Object.entries(host.documents).flatMap(([path, byLanguage]) =>
  Object.entries(byLanguage).map(([language, file]) => ({
    path,
    language,
    file,
    policy: host.policies[file] ?? '',
    encodings: Object.keys(host.files[file]?.encodings ?? {}),
    /** Whether the address has it in other languages too. */
    negotiated: Object.keys(byLanguage).length > 1,
  })),
);

export const files = Object.entries(host.files)
  .filter(([file]) => !(file in host.policies))
  .map(([file, { type, encodings }]) => ({
    path: `/${file}`,
    language: 'en',
    file,
    type,
    encodings: Object.keys(encodings),
  }));

const client = join(site, 'client');

/** What lies in the folder for visitors, but not for them to ask for by its name. */
export const unlisted = readdirSync(client, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(client, join(entry.parentPath, entry.name)).split(sep).join('/'))
  .filter((file) => file in host.policies || !(file in host.files));

export const readFile = (file: string) => readFileSync(join(client, file));
