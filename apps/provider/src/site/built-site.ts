import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { ConfigError } from '../config.ts';

const strings = v.record(v.string(), v.string());

/** What `libs/site` tells a host about the site that it built. */
const hostManifest = v.object({
  languages: v.array(v.string()),
  documents: v.record(v.string(), strings),
  policies: strings,
  reported: v.optional(v.string()),
  files: v.record(v.string(), v.object({ type: v.string(), etag: v.string(), encodings: strings })),
});

export interface SiteFile {
  type: string;
  etag: string;
  /** The file as it is under `identity`, and compressed under the name of each encoding. */
  bodies: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  /** For documents. */
  policy: string | undefined;
  /** Its name holds its hash, so it never changes. */
  immutable: boolean;
}

export interface BuiltSite {
  /** The first is spoken when nothing is known of a visitor. */
  languages: readonly string[];
  /** The file of each document, by path and then by language. */
  documents: ReadonlyMap<string, ReadonlyMap<string, SiteFile>>;
  /** Every other file, by path. */
  files: ReadonlyMap<string, SiteFile>;
  /** The policy of all documents that is not held, and only reported when it is broken. */
  reported?: string | undefined;
}

/**
 * Reads the built site into memory. Only what its list names can be served: no path of a request is ever turned
 * into a path of the disk, and a new build on the disk cannot mix with this one.
 */
export function readBuiltSite(folder: string): BuiltSite {
  const { languages, documents, policies, reported, files: listed } = readManifest(folder);
  const read = (name: string) => {
    try {
      return new Uint8Array(readFileSync(join(folder, 'client', name)));
    } catch {
      throw notWhole(folder, name);
    }
  };

  const files = new Map<string, SiteFile>();
  for (const [name, { type, etag, encodings }] of Object.entries(listed)) {
    const body = read(name);
    if (hashOf(body) !== etag) throw notWhole(folder, name);
    const bodies = new Map([['identity', body]]);
    for (const [encoding, suffix] of Object.entries(encodings)) bodies.set(encoding, read(name + suffix));
    const immutable = name.startsWith('assets/');
    files.set(`/${name}`, { type, etag, bodies, policy: policies[name], immutable });
  }

  const fileOf = (name: string) => {
    const file = files.get(`/${name}`);
    if (!file) throw notWhole(folder, name);
    return file;
  };
  const documentFiles = Object.entries(documents).map(
    ([path, byLanguage]) =>
      [
        path,
        new Map(Object.entries(byLanguage).map(([language, name]) => [language, fileOf(name)])),
      ] as const,
  );
  // A document is reached by its own address only.
  for (const name of Object.keys(policies)) files.delete(`/${name}`);
  return { languages, documents: new Map(documentFiles), files, reported };
}

/** As the build counts it. */
const hashOf = (body: Uint8Array) => createHash('sha256').update(body).digest('base64url').slice(0, 22);

/** Half a deployment, or files of two builds. */
const notWhole = (folder: string, name: string) =>
  new ConfigError(
    `The built site in ${folder} is not whole: ${name} is not as the build left it. Build or copy it anew.`,
  );

function readManifest(folder: string) {
  try {
    return v.parse(hostManifest, JSON.parse(readFileSync(join(folder, 'host.json'), 'utf8')));
  } catch {
    throw new ConfigError(
      `There is no built site in ${folder}. Build it with "npx nx build web", or set SITE_DIR.`,
    );
  }
}
