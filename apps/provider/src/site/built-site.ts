import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import {
  hostManifest,
  hostVersion,
  type DocumentPolicies,
  type HostColors,
  type HostManifest,
} from '@studio/site/host';
import * as v from 'valibot';
import { ConfigError } from '../config.ts';

export interface SiteFile {
  type: string;
  etag: string;
  body: Uint8Array<ArrayBuffer>;
  /** The compressed content by encoding. */
  copies: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}

export interface BuiltSite extends DocumentPolicies {
  /** The postal address of the company. */
  address?: string | undefined;
  /** The first is the default. */
  languages: readonly string[];
  /** The names of the site by language. */
  names?: Readonly<Record<string, string>> | undefined;
  /** Its colors in mails and on pages of the provider. */
  colors?: HostColors | undefined;
  /** Its own texts of mails by language. */
  mails?: Readonly<Record<string, unknown>> | undefined;
  /** By path and then by language. */
  documents: ReadonlyMap<string, ReadonlyMap<string, SiteFile>>;
  /** The path of the documents for unknown paths. */
  notFound?: string | undefined;
  /** The targets of redirects by path. */
  redirects: ReadonlyMap<string, string>;
  /** All other files by path. */
  files: ReadonlyMap<string, SiteFile>;
}

/**
 * Reads the built site into memory. Only files that exist at startup are served, so no request path becomes a file path,
 * and a new build on disk cannot mix with this one.
 */
export function readBuiltSite(folder: string): BuiltSite {
  const { documents, redirects, files: listed, ...manifest } = readManifest(folder);
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
    if (hashBody(body) !== etag) throw incompleteBuild(folder, name);
    const copies = new Map(
      Object.entries(encodings).map(([encoding, suffix]) => [encoding, read(name + suffix)]),
    );
    files.set(`/${name}`, { type, etag, body, copies });
  }

  const getFile = (name: string) => {
    const file = files.get(`/${name}`);
    if (!file) throw incompleteBuild(folder, name);
    return file;
  };
  const documentFiles = Object.entries(documents).map(
    ([path, byLanguage]) =>
      [
        path,
        new Map(Object.entries(byLanguage).map(([language, name]) => [language, getFile(name)])),
      ] as const,
  );
  // Documents are only served at their own path.
  for (const byLanguage of Object.values(documents))
    for (const name of Object.values(byLanguage)) files.delete(`/${name}`);
  for (const [path, asset] of readEarlierAssets(join(folder, 'client/earlier'), listed))
    if (!files.has(path)) files.set(path, asset);
  return {
    ...manifest,
    documents: new Map(documentFiles),
    redirects: new Map(Object.entries(redirects)),
    files,
  };
}

/** The assets of earlier builds, for pages that are still open. A deployment copies them to `client/earlier/assets`. */
function readEarlierAssets(folder: string, listed: HostManifest['files']): [string, SiteFile][] {
  const types = new Map(Object.entries(listed).map(([name, { type }]) => [extname(name), type]));
  const suffixes = new Map(Object.values(listed).flatMap(({ encodings }) => Object.entries(encodings)));
  const read = (file: string) => new Uint8Array(readFileSync(file));
  return globSync('assets/**/*', { cwd: folder }).flatMap((name) => {
    const file = join(folder, name);
    const type = types.get(extname(name));
    // No type has the extension of a compressed copy.
    if (type === undefined) return [];
    const copies = [...suffixes]
      .filter(([, suffix]) => existsSync(file + suffix))
      .map(([encoding, suffix]) => [encoding, read(file + suffix)] as const);
    const body = read(file);
    return [[`/${name}`, { type, etag: hashBody(body), body, copies: new Map(copies) }]];
  });
}

/** The same hash as in the build. */
const hashBody = (body: Uint8Array) => createHash('sha256').update(body).digest('base64url').slice(0, 22);

/** An incomplete deployment, or files of two builds. */
const incompleteBuild = (folder: string, name: string) =>
  new ConfigError(
    `The built site in ${folder} is incomplete: ${name} is missing or differs from the build. Build or copy the site again.`,
  );

/** Its shape may be unknown. */
const versioned = v.object({ version: v.optional(v.number()) });

function readManifest(folder: string): HostManifest {
  try {
    const manifest: unknown = JSON.parse(readFileSync(join(folder, 'host.json'), 'utf8'));
    const { version } = v.parse(versioned, manifest);
    if (version !== hostVersion)
      throw new ConfigError(
        `The site in ${folder} was built for ${version === undefined ? 'a provider without a version' : `version ${String(version)} of the provider`}, but this provider reads version ${String(hostVersion)}. Install the same version of @studio/site and the provider, and build the site again.`,
      );
    return v.parse(hostManifest, manifest);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(
      `There is no built site in ${folder}. Run "npm run build" in the repository and copy dist/web, or set SITE_DIR.`,
    );
  }
}
