import { ConfigurationError } from './configuration-error.ts';
import {
  createSecurityHeaders,
  documentHeaders,
  fileHeaders,
  sandboxPolicy,
  type Headers,
} from './headers.ts';
import type { HostManifest, StaticSite } from './manifest.ts';
import { reportsPath } from './provider-paths.ts';

/** https://developers.cloudflare.com/workers/static-assets/headers/ and /redirects/ */
const limits = { headerRules: 100, lineLength: 2000, redirects: 2000 };

/** The headers of the paths that match a pattern. Later rules replace the values of earlier ones. */
export type HeaderRule = readonly [pattern: string, headers: Headers];

/**
 * The rules for all paths, and for files in each folder. Documents need no rules of their own: what differs between them
 * is in their `<meta>` element.
 */
export function headerRules({ files, documents, ...site }: StaticSite): HeaderRule[] {
  const documentFiles = new Set(Object.values(documents).flatMap((byLanguage) => Object.values(byLanguage)));
  const names = Object.keys(files).filter((name) => !documentFiles.has(name));
  // A CDN accepts no violation reports, so they are sent only to a provider on another origin. CDNs revalidate
  // documents by default.
  const { 'Cache-Control': _, ...headers } = documentHeaders(
    site,
    site.apiOrigin && site.apiOrigin + reportsPath,
  );
  return [
    ['/*', { ...createSecurityHeaders(site), ...headers }],
    ...[...new Set(names.map((name) => name.replace(/\/.*/, '/*')))].map(
      (pattern) =>
        [`/${pattern}`, { 'Content-Security-Policy': sandboxPolicy, ...fileHeaders(`/${pattern}`) }] as const,
    ),
  ];
}

/** The text of `_headers`. Values of rules that match the same path are joined, unless `!` removes the earlier one. */
export function headersFile(site: StaticSite): string {
  const rules = headerRules(site);
  const inherited = Object.keys(rules[0]?.[1] ?? {});
  const lines = rules.flatMap(([pattern, headers], index) => [
    pattern,
    ...inherited.filter((name) => index > 0 && name in headers).map((name) => `  ! ${name}`),
    ...Object.entries(headers).map((header) => `  ${header.join(': ')}`),
    '',
  ]);
  check(rules.length, limits.headerRules, 'rules in _headers', 'Move public files into a folder.');
  const longest = Math.max(...lines.map(({ length }) => length));
  check(longest, limits.lineLength, 'characters in a line of _headers', 'Allow fewer origins in the policy.');
  return lines.join('\n');
}

/** The text of `_redirects`. A CDN does not compare queries. Where unknown paths lead home, so does `404.html`, with or without its extension. */
export function redirectsFile({ redirects, notFound }: Pick<HostManifest, 'redirects' | 'notFound'>): string {
  const lines = [
    ...Object.entries(redirects)
      .filter(([from]) => !from.includes('?'))
      .flatMap(([from, to]) => [`${from} ${to} 302`, `${from}/ ${to} 302`]),
    ...(notFound === undefined ? ['/404.html / 302', '/404 / 302'] : []),
  ];
  check(lines.length, limits.redirects, 'rules in _redirects', 'Remove redirects.');
  return `${lines.join('\n')}\n`;
}

/** A CDN ignores rules beyond a limit, so some responses would lack their security headers. */
function check(found: number, limit: number, unit: string, advice: string): void {
  if (found > limit)
    throw new ConfigurationError(
      `The site has ${String(found)} ${unit}, but Cloudflare reads only ${String(limit)}. ${advice}`,
    );
}

/** The text of `.assetsignore`: files that are not uploaded to Cloudflare, which compresses responses itself. */
export const ignoreFile = '*.br\n*.gz\nindex.*.html\n404.*.html\n';

/** The page for unknown paths that lead home. It redirects to the home page at once, so it has no text. */
export function missingPage({ origin }: Pick<StaticSite, 'origin'>): string {
  const { host } = new URL(origin);
  return [
    '<!DOCTYPE html><html lang="en"><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`,
    `<meta http-equiv="refresh" content="0; url=/"><title>${host}</title><a href="/">${host}</a></html>\n`,
  ].join('\n');
}
