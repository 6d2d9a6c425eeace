import { createReadStream, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream';
import * as v from 'valibot';
import type { PreviewServer } from 'vite';
import { languageCookie, languageQuery } from '@studio/i18n/negotiation';
import {
  createSecurityHeaders,
  documentHeaders,
  fileHeaders,
  isFilePath,
  notFoundPathOf,
  type Headers,
} from '../host/headers.ts';
import { negotiateLanguage, type LanguagePreferences } from '../host/languages.ts';
import { hostManifest, type HostManifest } from '../host/manifest.ts';
import { reportsPath } from '../host/provider-paths.ts';

/** Serves the built site as a host does. Vite forwards the requests for the provider. */
export function previewSite({ config, middlewares }: PreviewServer): void {
  const client = resolve(config.root, config.environments['client']?.build.outDir ?? '');
  const manifest: unknown = JSON.parse(readFileSync(join(client, '../host.json'), 'utf8'));
  const host = v.parse(hostManifest, manifest);
  const security = createSecurityHeaders();
  middlewares.use((request, response, next) => {
    const { pathname, search, searchParams } = new URL(request.originalUrl ?? '/', 'http://localhost');
    if (pathname.startsWith('/api/')) {
      next();
      return;
    }
    const { cookie = '', 'accept-language': acceptLanguage } = request.headers;
    const [, preferred] = new RegExp(`(?:^|; )${languageCookie}=([^;]*)`).exec(cookie) ?? [];
    const preferences = {
      query: searchParams.get(languageQuery) ?? undefined,
      cookie: preferred,
      acceptLanguage,
    };
    const { status, headers, file } = answer(host, pathname, search, preferences);
    response.writeHead(status, { ...security, ...headers });
    if (file === undefined) response.end(status === 404 ? 'Not found.\n' : '');
    // Another build may have removed the file. The connection is closed then.
    else pipeline(createReadStream(join(client, file)), response, () => undefined);
  });
}

interface Answer {
  status: number;
  headers: Headers;
  file?: string;
}

/** The answer of a host to a request, by the contract in `host.json`, with the name of the file that it serves. */
function answer(host: HostManifest, path: string, query: string, preferences: LanguagePreferences): Answer {
  const queried = host.redirects[path + query];
  if (query && queried !== undefined) return { status: 302, headers: { Location: queried } };
  const document = answerDocument(host, path, preferences);
  // It is the page for unknown paths at its own path, too.
  if (document) return path === notFoundPathOf(host, path) ? { ...document, status: 404 } : document;

  const name = Object.keys(host.files).find((file) => encodeURI(`/${file}`) === path) ?? '';
  const { type } = host.files[name] ?? {};
  const isDocument = Object.values(host.documents).some((files) => Object.values(files).includes(name));
  if (type !== undefined && !isDocument)
    return { status: 200, headers: { ...fileHeaders(path), 'Content-Type': type }, file: name };

  const withoutSlash = path.replace(/\/$/, '');
  if (host.documents[withoutSlash]) return { status: 308, headers: { Location: withoutSlash + query } };
  const notFound = isFilePath(path) ? undefined : notFoundPathOf(host, path);
  const unknown = isFilePath(path) || notFound !== undefined ? undefined : '/';
  const target = host.redirects[withoutSlash] ?? unknown;
  const page = target === undefined && notFound !== undefined && answerDocument(host, notFound, preferences);
  if (page) return { ...page, status: 404, headers: { ...page.headers, 'Cache-Control': 'no-store' } };
  return target === undefined
    ? { status: 404, headers: { 'Content-Type': 'text/plain; charset=UTF-8', 'Cache-Control': 'no-store' } }
    : { status: 302, headers: { Location: target } };
}

/** A document in the preferred language. */
function answerDocument(
  host: HostManifest,
  path: string,
  preferences: LanguagePreferences,
): Answer | undefined {
  const translations = host.documents[path];
  if (!translations) return undefined;
  const offered = host.languages.filter((language) => translations[language] !== undefined);
  const language = negotiateLanguage(preferences, offered) ?? '';
  const headers = {
    ...documentHeaders(host, reportsPath),
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': language,
    ...(offered.length > 1 && { Vary: 'Accept-Language, Cookie' }),
  };
  return { status: 200, headers, file: translations[language] ?? '' };
}
