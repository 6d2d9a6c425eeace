import type { BuiltHost } from './static-hosts.ts';

type Headers = Readonly<Record<string, string>>;

/** Browser features that the pages must not use. */
const features = [
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
  'unload',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** Sandboxes a file that is opened as a page. */
const inert = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** `Cache-Control` by folder. */
const caching: Headers = {
  assets: 'public, max-age=31536000, immutable',
  locales: 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800',
};
const otherCaching = 'public, max-age=3600';

/**
 * The headers of a site on a host that reads `_headers`, such as Cloudflare and Netlify, as rules by path.
 *
 * Such a host joins the values of all rules that match a path with commas, and most of these headers do not allow that.
 * So a header whose value differs between paths is set by one rule per path. The general rules are first, because hosts
 * may read only the first hundred rules.
 */
export function headerRules(host: BuiltHost): [path: string, headers: Headers][] {
  return [['/*', everywhere(host)], ...fileRules(host), ...documentRules(host)];
}

/** The text of `_headers`. */
export const headersFile = (host: BuiltHost) =>
  headerRules(host)
    .map(([path, headers]) => [path, ...Object.entries(headers).map((header) => `  ${header.join(': ')}`)])
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');

function everywhere({ policies, origin }: BuiltHost): Headers {
  // Scripts from other origins, such as analytics, lack the header that `require-corp` requires.
  const hasCrossOrigin = Object.values(policies).some((policy) => policy.includes('https:'));
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'X-Permitted-Cross-Domain-Policies': 'none',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': hasCrossOrigin ? 'credentialless' : 'require-corp',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': features.map((feature) => `${feature}=()`).join(', '),
    ...(origin.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    }),
  };
}

function fileRules({ policies, files }: BuiltHost): [string, Headers][] {
  const names = Object.keys(files).filter((name) => !(name in policies));
  const folders = new Set(names.map((name) => name.replace(/\/.*/, '/*')));
  return [...folders].map((path) => {
    const folder = path.replace('/*', '');
    return [
      `/${path}`,
      {
        'Content-Security-Policy': inert,
        // Other sites embed the share images.
        'Cross-Origin-Resource-Policy': folder === 'share' ? 'cross-origin' : 'same-origin',
        'Cache-Control': caching[folder] ?? otherCaching,
      },
    ];
  });
}

function documentRules({ documents, policies }: BuiltHost): [string, Headers][] {
  return Object.entries(documents).flatMap(([path, byLanguage]) =>
    // These hosts do not negotiate the language: a path without a prefix serves the first language.
    Object.entries(byLanguage)
      .slice(0, 1)
      .map(([language, file]): [string, Headers] => [
        path,
        {
          'Content-Security-Policy': policies[file] ?? '',
          'Cross-Origin-Resource-Policy': 'same-origin',
          'Cache-Control': 'no-cache',
          'Content-Language': language,
        },
      ]),
  );
}

/**
 * The text of `_redirects`: the redirects of the site; unprefixed files in other languages redirect to the prefixed
 * path, and `404.html` redirects to the home page. Rules of files are repeated without `.html`, because hosts may omit
 * the extension.
 */
export const redirectsFile = ({ documents, redirects }: BuiltHost) =>
  siteRedirects(redirects) + fileRedirects(documents);

const siteRedirects = (redirects: BuiltHost['redirects']) =>
  Object.entries(redirects)
    .flatMap(([from, to]) => [from, `${from}/`].map((path) => `${path} ${to} 302\n`))
    .join('');

const fileRedirects = (documents: BuiltHost['documents']) =>
  Object.entries(documents)
    .flatMap(([path, byLanguage]) =>
      Object.entries(byLanguage)
        .slice(1)
        .map(([language, file]) => [file, path === '/' ? `/${language}` : `/${language}${path}`, '301']),
    )
    .concat([['404.html', '/', '302']])
    .flatMap(([file = '', ...rest]) =>
      [file, file.replace(/\.html$/, '')].map((name) => [`/${name}`, ...rest]),
    )
    .map((words) => `${words.join(' ')}\n`)
    .join('');

/** The text of `.assetsignore`: files that are not uploaded to Cloudflare, which compresses responses itself. */
export const ignoreFile = '*.br\n*.gz\nindex.*.html\n';

/** The page for a missing file. It redirects to the home page at once, so it has no text. */
export function missingPage({ origin }: Pick<BuiltHost, 'origin'>): string {
  const { host } = new URL(origin);
  return [
    '<!DOCTYPE html><html lang="en"><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`,
    `<meta http-equiv="refresh" content="0; url=/"><title>${host}</title><a href="/">${host}</a></html>\n`,
  ].join('\n');
}
