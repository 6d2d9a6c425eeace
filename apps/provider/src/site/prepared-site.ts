import { documentProtection, type Headers } from '../headers.ts';
import type { BuiltSite, SiteFile } from './built-site.ts';
import { negotiateEncoding } from './negotiate.ts';

export interface SiteOptions {
  protection: Headers;
  /** Pages of other origins may read the words. */
  crossOrigin: boolean;
}

/** A file as it is sent in one encoding. All that is left to do for a visitor is to choose. */
export interface Answer {
  etag: string;
  body: Uint8Array<ArrayBuffer>;
  headers: Headers;
  /** For somebody who has it already. */
  headersWithoutBody: Headers;
}

/** By encoding. */
export type Answers = ReadonlyMap<string, Answer>;

export interface PreparedSite {
  languages: readonly string[];
  /** By path and then by language. */
  documents: ReadonlyMap<string, ReadonlyMap<string, Answers>>;
  /** By path. */
  files: ReadonlyMap<string, Answers>;
}

/** Makes every answer of the site before anybody asks for it. */
export function prepareSite(site: BuiltSite, options: SiteOptions): PreparedSite {
  const files = mapValues(site.files, (file, path) =>
    prepare(file, { ...options.protection, ...headersOfFile(path, file, options) }),
  );
  const documents = mapValues(site.documents, (byLanguage) =>
    mapValues(byLanguage, (file, language) =>
      prepare(file, {
        ...options.protection,
        ...documentProtection(file.policy, site.reported),
        ...headersOfDocument(language, byLanguage.size > 1),
      }),
    ),
  );
  return { languages: site.languages, documents, files };
}

/** The answer for a browser that takes these encodings. */
export function answerFor(answers: Answers, acceptEncoding: string | undefined): Answer {
  const encoding = negotiateEncoding(acceptEncoding, answers.keys());
  const chosen = answers.get(encoding);
  if (!chosen) throw new Error(`A file of the site has no copy in ${encoding}.`);
  return chosen;
}

function prepare(file: SiteFile, headers: Headers): Answers {
  return mapValues(file.bodies, (body, encoding) => {
    const isPlain = encoding === 'identity';
    const etag = `"${file.etag}${isPlain ? '' : `-${encoding}`}"`;
    const headersWithoutBody = {
      ...(file.bodies.size > 1 && { Vary: 'Accept-Encoding' }),
      ...headers,
      ETag: etag,
    };
    const ofBody = {
      'Content-Type': file.type,
      'Content-Length': String(body.length),
      ...(!isPlain && { 'Content-Encoding': encoding }),
    };
    return { etag, body, headers: { ...headersWithoutBody, ...ofBody }, headersWithoutBody };
  });
}

function headersOfDocument(language: string, negotiated: boolean): Headers {
  return {
    'Cache-Control': 'no-cache',
    'Content-Language': language,
    ...(negotiated && { Vary: 'Accept-Language, Cookie, Accept-Encoding' }),
  };
}

function headersOfFile(path: string, file: SiteFile, { crossOrigin }: SiteOptions): Headers {
  // A picture that is shared is shown by other sites.
  const shared = path.startsWith('/share/') || (crossOrigin && path.startsWith('/locales/'));
  return {
    'Cache-Control': caching(path, file),
    ...(shared && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
  };
}

function caching(path: string, { immutable }: SiteFile): string {
  if (immutable) return 'public, max-age=31536000, immutable';
  // Words may be a little old for a while, and much older while the provider is away.
  if (path.startsWith('/locales/'))
    return 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800';
  return 'public, max-age=3600';
}

function mapValues<K, V, W>(map: ReadonlyMap<K, V>, change: (value: V, key: K) => W): ReadonlyMap<K, W> {
  return new Map([...map].map(([key, value]) => [key, change(value, key)] as const));
}
