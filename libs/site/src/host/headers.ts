import type { HostManifest } from './manifest.ts';
import { apiPath } from './provider-paths.ts';

export type Headers = Readonly<Record<string, string>>;

/**
 * The policy of responses other than documents: they do nothing when a browser opens them as a page. Firefox applies it
 * to the `style` attributes of an SVG file that a page uses, too.
 */
export const sandboxPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Browser features that no page uses. */
const disabledFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  // `unload` handlers disable the back/forward cache.
  'unload',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/**
 * Headers of every response. Documents and files replace some of them. HSTS is sent if the public origin is `https:`.
 * `hstsPreload` allows browsers to add the site to their HSTS preload list, which is hard to undo.
 */
export function createSecurityHeaders({
  origin,
  hstsPreload = false,
}: { origin?: string | undefined; hstsPreload?: boolean | undefined } = {}): Headers {
  return {
    'Content-Security-Policy': sandboxPolicy,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'X-Permitted-Cross-Domain-Policies': 'none',
    // With `no-referrer`, browsers send `Origin: null` with our own forms.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': disabledFeatures.map((feature) => `${feature}=()`).join(', '),
    ...(origin?.startsWith('https:') && {
      'Strict-Transport-Security': hstsHeader + (hstsPreload ? '; preload' : ''),
    }),
  };
}

const hstsHeader = 'max-age=63072000; includeSubDomains';

/** Headers of every document. Without a URL for reports, violations are not reported. */
export function documentHeaders(
  { policy, reportOnlyPolicy, embedderPolicy }: DocumentPolicies,
  reportsUrl?: string,
): Headers {
  const reportTo = reportsUrl === undefined ? '' : '; report-to csp';
  return {
    'Content-Security-Policy': policy + reportTo,
    ...(reportOnlyPolicy !== undefined &&
      reportsUrl !== undefined && { 'Content-Security-Policy-Report-Only': reportOnlyPolicy + reportTo }),
    ...(reportsUrl !== undefined && { 'Reporting-Endpoints': `csp="${reportsUrl}"` }),
    'Cross-Origin-Embedder-Policy': embedderPolicy,
    'Cache-Control': 'no-cache',
  };
}

export type DocumentPolicies = Pick<HostManifest, 'policy' | 'reportOnlyPolicy' | 'embedderPolicy'>;

/** Headers of the files in these folders. */
const folderHeaders = {
  // The names contain a content hash.
  assets: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  // Translations may be stale for a while, and for longer while the host is down.
  locales: { 'Cache-Control': 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800' },
  // Other sites embed share pictures.
  share: { 'Cache-Control': 'public, max-age=3600', 'Cross-Origin-Resource-Policy': 'cross-origin' },
} as const satisfies Record<string, Headers>;

/** Headers of files in other folders. */
const otherFileHeaders: Headers = { 'Cache-Control': 'public, max-age=3600' };

/** Headers of a file that is not a document. */
export function fileHeaders(path: string): Headers {
  const [, folder = ''] = /^\/([^/]+)\//.exec(path) ?? [];
  return new Map<string, Headers>(Object.entries(folderHeaders)).get(folder) ?? otherFileHeaders;
}

/** The path of the documents for an unknown path: those of its language prefix, if it has one. */
export function notFoundPathOf(
  { notFound, languages }: { notFound?: string | undefined; languages: readonly string[] },
  path: string,
): string | undefined {
  const prefix = languages.find((language) => path === `/${language}` || path.startsWith(`/${language}/`));
  return notFound === undefined ? undefined : (prefix === undefined ? '' : `/${prefix}`) + notFound;
}

/** Paths in these folders and paths with an extension are files. Others are pages: see `notFoundPathOf`. */
export const isFilePath = (path: string): boolean => filePath.test(path);

const filePath = new RegExp(`^(?:${apiPath}|/assets|/locales)(?:/|$)|\\.[^/]*$`);
