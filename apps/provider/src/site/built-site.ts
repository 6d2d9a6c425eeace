import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { ConfigError } from '../config.ts';

const strings = v.record(v.string(), v.string());

/** The manifest that `libs/site` writes for a host. */
const hostManifest = v.object({
  languages: v.array(v.string()),
  documents: v.record(v.string(), strings),
  redirects: v.optional(strings, {}),
  policies: strings,
  reported: v.optional(v.string()),
  files: v.record(v.string(), v.object({ type: v.string(), etag: v.string(), encodings: strings })),
});

export interface SiteFile {
  type: string;
  etag: string;
  /** The content by encoding; uncompressed as `identity`. */
  bodies: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  /** The Content Security Policy of a document. */
  policy: string | undefined;
  /** The name contains a content hash, so the file may be cached forever. */
  immutable: boolean;
}

export interface BuiltSite {
  /** The first is the default. */
  languages: readonly string[];
  /** By path and then by language. */
  documents: ReadonlyMap<string, ReadonlyMap<string, SiteFile>>;
  /** The targets of redirects by path. */
  redirects: ReadonlyMap<string, string>;
  /** All other files by path. */
  files: ReadonlyMap<string, SiteFile>;
  /** The report-only policy of all documents. */
  reported?: string | undefined;
}

/**
 * Reads the built site into memory. Only files in the manifest are served, so no request path becomes a file path, and
 * a new build on disk cannot mix with this one.
 */
export function readBuiltSite(folder: string): BuiltSite {
  const { languages, documents, redirects, policies, reported, files: listed } = readManifest(folder);
  const read = (name: string) => {
    try {
      return new Uint8Array(readFileSync(join(folder, 'client', name)));
    } catch {
      throw incompleteBuild(folder, name);
    }
  };

  const files = new Map<string, SiteFile>();
  for (const [name, { type, etag, encodings }] of Object.entries(listed)) {
    const body = read(name);
    if (hashOf(body) !== etag) throw incompleteBuild(folder, name);
    const bodies = new Map([['identity', body]]);
    for (const [encoding, suffix] of Object.entries(encodings)) bodies.set(encoding, read(name + suffix));
    const immutable = name.startsWith('assets/');
    files.set(`/${name}`, { type, etag, bodies, policy: policies[name], immutable });
  }

  const fileOf = (name: string) => {
    const file = files.get(`/${name}`);
    if (!file) throw incompleteBuild(folder, name);
    return file;
  };
  const documentFiles = Object.entries(documents).map(
    ([path, byLanguage]) =>
      [
        path,
        new Map(Object.entries(byLanguage).map(([language, name]) => [language, fileOf(name)])),
      ] as const,
  );
  // Documents are only served at their own path.
  for (const name of Object.keys(policies)) files.delete(`/${name}`);
  return {
    languages,
    documents: new Map(documentFiles),
    redirects: new Map(Object.entries(redirects)),
    files,
    reported,
  };
}

/** The same hash as in the build. */
const hashOf = (body: Uint8Array) => createHash('sha256').update(body).digest('base64url').slice(0, 22);

/** An incomplete deployment, or files of two builds. */
const incompleteBuild = (folder: string, name: string) =>
  new ConfigError(
    `The built site in ${folder} is incomplete: ${name} is missing or differs from the build. Build or copy the site again.`,
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
