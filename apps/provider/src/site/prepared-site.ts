import { documentHeaders, fileHeaders, reportsPath, type Headers } from '@studio/site/host';
import type { BuiltSite, SiteFile } from './built-site.ts';
import type { EarlierAssets } from './earlier-assets.ts';
import { negotiateEncoding } from './negotiate-encoding.ts';
import { readAsset } from './stored-build.ts';

export interface SiteOptions {
  securityHeaders: Headers;
  /** Pages of other origins may read the translations. */
  crossOrigin: boolean;
  /** @default none */
  earlierAssets?: EarlierAssets;
}

/** The response with a file in one encoding, prepared at startup. */
export interface PreparedResponse {
  etag: string;
  body: Uint8Array<ArrayBuffer>;
  headers: Headers;
  /** Headers of a response with status 304. */
  notModifiedHeaders: Headers;
}

/** By encoding. */
export type PreparedResponses = ReadonlyMap<string, PreparedResponse>;

export interface PreparedSite {
  languages: readonly string[];
  /** By path and then by language. */
  documents: ReadonlyMap<string, ReadonlyMap<string, PreparedResponses>>;
  /** The targets of redirects by path. */
  redirects: ReadonlyMap<string, string>;
  /** By path. */
  files: ReadonlyMap<string, PreparedResponses>;
  /** Reads an asset of an earlier build from disk. Only paths that the build listed become file paths. */
  earlierAsset: (path: string, acceptEncoding: string | undefined) => Promise<PreparedResponse | undefined>;
}

/** Prepares all responses of the site at startup. */
export function prepareSite(site: BuiltSite, options: SiteOptions): PreparedSite {
  const files = mapValues(site.files, (file, path) =>
    prepare(file, { ...options.securityHeaders, ...headersOfFile(path, options) }),
  );
  const documents = mapValues(site.documents, (byLanguage) =>
    mapValues(byLanguage, (file, language) =>
      prepare(file, {
        ...options.securityHeaders,
        ...documentHeaders(site, reportsPath),
        'Content-Language': language,
        ...(byLanguage.size > 1 && { Vary: 'Accept-Language, Cookie, Accept-Encoding' }),
      }),
    ),
  );
  const { securityHeaders, earlierAssets } = options;
  return {
    languages: site.languages,
    documents,
    redirects: site.redirects,
    files,
    async earlierAsset(path, acceptEncoding) {
      const asset = earlierAssets?.get(path);
      if (!asset) return undefined;
      const encoding = negotiateEncoding(acceptEncoding, asset.hashes.keys());
      const body = await readAsset(asset, encoding);
      if (!body) return undefined;
      const negotiated = asset.hashes.size > 1;
      return prepareResponse({ ...asset, negotiated }, encoding, body, {
        ...securityHeaders,
        ...fileHeaders(path),
      });
    },
  };
}

/** The response for a browser that accepts these encodings. */
export function selectResponse(
  responses: PreparedResponses,
  acceptEncoding: string | undefined,
): PreparedResponse {
  const encoding = negotiateEncoding(acceptEncoding, responses.keys());
  const chosen = responses.get(encoding);
  if (!chosen) throw new Error(`A file of the site has no copy with the encoding ${encoding}.`);
  return chosen;
}

function prepare(file: SiteFile, headers: Headers): PreparedResponses {
  const negotiated = file.bodies.size > 1;
  return mapValues(file.bodies, (body, encoding) =>
    prepareResponse({ ...file, negotiated }, encoding, body, headers),
  );
}

function prepareResponse(
  file: { type: string; etag: string; negotiated: boolean },
  encoding: string,
  body: Uint8Array<ArrayBuffer>,
  headers: Headers,
): PreparedResponse {
  const isIdentity = encoding === 'identity';
  const etag = `"${file.etag}${isIdentity ? '' : `-${encoding}`}"`;
  const notModifiedHeaders = {
    ...(file.negotiated && { Vary: 'Accept-Encoding' }),
    ...headers,
    ETag: etag,
  };
  const bodyHeaders = {
    'Content-Type': file.type,
    'Content-Length': String(body.length),
    ...(!isIdentity && { 'Content-Encoding': encoding }),
  };
  return { etag, body, headers: { ...notModifiedHeaders, ...bodyHeaders }, notModifiedHeaders };
}

function headersOfFile(path: string, { crossOrigin }: SiteOptions): Headers {
  const isShared = crossOrigin && path.startsWith('/locales/');
  return { ...fileHeaders(path), ...(isShared && { 'Cross-Origin-Resource-Policy': 'cross-origin' }) };
}

function mapValues<K, V, W>(map: ReadonlyMap<K, V>, change: (value: V, key: K) => W): ReadonlyMap<K, W> {
  return new Map([...map].map(([key, value]) => [key, change(value, key)] as const));
}
