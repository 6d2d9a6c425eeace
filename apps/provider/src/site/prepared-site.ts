import { documentHeaders, fileHeaders, reportsPath, type Headers } from '@studio/site/host';
import type { BuiltSite, SiteFile } from './built-site.ts';
import { negotiateEncoding } from './negotiate-encoding.ts';

export interface SiteOptions {
  securityHeaders: Headers;
  /** Pages of other origins may read the translations. */
  crossOrigin: boolean;
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
  return { languages: site.languages, documents, redirects: site.redirects, files };
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
  return mapValues(file.bodies, (body, encoding) => {
    const isIdentity = encoding === 'identity';
    const etag = `"${file.etag}${isIdentity ? '' : `-${encoding}`}"`;
    const notModifiedHeaders = {
      ...(file.bodies.size > 1 && { Vary: 'Accept-Encoding' }),
      ...headers,
      ETag: etag,
    };
    const bodyHeaders = {
      'Content-Type': file.type,
      'Content-Length': String(body.length),
      ...(!isIdentity && { 'Content-Encoding': encoding }),
    };
    return { etag, body, headers: { ...notModifiedHeaders, ...bodyHeaders }, notModifiedHeaders };
  });
}

function headersOfFile(path: string, { crossOrigin }: SiteOptions): Headers {
  const isShared = crossOrigin && path.startsWith('/locales/');
  return { ...fileHeaders(path), ...(isShared && { 'Cross-Origin-Resource-Policy': 'cross-origin' }) };
}

function mapValues<K, V, W>(map: ReadonlyMap<K, V>, change: (value: V, key: K) => W): ReadonlyMap<K, W> {
  return new Map([...map].map(([key, value]) => [key, change(value, key)] as const));
}
