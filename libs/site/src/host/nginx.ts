import { extname } from 'node:path';
import { languageCookie, languageQuery } from '@studio/i18n/negotiation';
import {
  createSecurityHeaders,
  documentHeaders,
  folderHeaders,
  hstsHeader,
  otherFileHeaders,
  type Headers,
} from './headers.ts';
import { languagePatterns } from './language-patterns.ts';
import type { HostManifest, StaticSite } from './manifest.ts';
import { maxBodySize } from './max-body-size.ts';
import { providerPaths, reportsPath } from './provider-paths.ts';

/** The part of the configuration for the `http` context. */
export function nginxHttp({ languages, notFound }: Pick<HostManifest, 'languages' | 'notFound'>): string {
  const [fallback = '', ...others] = languages;
  return `# Written by the build. deploy/nginx.conf includes it in the http context.

# The language of a path without a prefix: of its query, of the cookie, or the first supported one of the browser.
map "$arg_${languageQuery},$cookie_${languageCookie},$http_accept_language" $studio_language {
  default ${fallback};
${languagePatterns(languages)
  .map(([pattern, language]) => `  "~*${pattern}" ${language};\n`)
  .join('')}}
map $studio_language $studio_index {
  default index.html;
${others.map((language) => `  ${language} index.${language}.html;\n`).join('')}}
${notFound === undefined ? '' : notFoundMaps(languages)}
# Errors and redirects are not cached. nginx omits headers with an empty value.
map $status $studio_cache_control_of_status {
  default "";
  "~^(?:200|206|304)$" $studio_cache_control;
  404 no-store;
}
map $status $studio_allow {
  default "";
  405 "GET, HEAD";
}
map $https $studio_hsts {
  default "";
  on "${hstsHeader}";
}
# The log contains no query, which can be a token, and only the network of the client.
map $request_uri $studio_path {
  "~^(?<studio_path_only>[^?]*)" $studio_path_only;
}
map $remote_addr $studio_network {
  default -;
  "~^(?<studio_ipv4>\\d+\\.\\d+\\.\\d+)\\." $studio_ipv4.0/24;
  "~^(?<studio_ipv6>[\\da-f]+:[\\da-f]+:[\\da-f]+):" $studio_ipv6::/48;
  "~^(?<studio_ipv6_short>[\\da-f]+:[\\da-f]+)::" $studio_ipv6_short::/48;
}
log_format studio escape=json
  '{"time":"$time_iso8601","requestId":"$request_id","method":"$request_method","path":"$studio_path",'
  '"status":$status,"seconds":$request_time,"bytes":$body_bytes_sent,"network":"$studio_network"}';

map "$request_method $uri" $studio_method_not_allowed {
  default 1;
  "~^(?:GET|HEAD) " 0;
  "~^\\w+ ${providerPaths}" 0;
}
`;
}

/** The page for an unknown path, in the language of its prefix, or else in the preferred one. */
function notFoundMaps([fallback = '', ...others]: readonly string[]): string {
  return `map $studio_language $studio_unknown_negotiated {
  default /404.html;
${others.map((language) => `  ${language} /404.${language}.html;\n`).join('')}}
map $uri $studio_unknown_page {
  default $studio_unknown_negotiated;
  "~^/(?<studio_language_of_unknown>${[fallback, ...others].join('|')})(?:/|$)" /$studio_language_of_unknown/404.html;
}
`;
}

/** Headers whose values differ between responses. Each is an nginx variable. */
const variableHeaders = [
  'Content-Security-Policy',
  'Content-Security-Policy-Report-Only',
  'Reporting-Endpoints',
  'Cross-Origin-Embedder-Policy',
  'Cross-Origin-Resource-Policy',
  'Cache-Control',
  'Content-Language',
  'Vary',
];

const variable = (header: string) => `$studio_${header.toLowerCase().replaceAll('-', '_')}`;

const set = (headers: Headers, indent = '') =>
  Object.entries(headers)
    .map(([name, value]) => `${indent}set ${variable(name)} ${quoted(value)};\n`)
    .join('');

/** No value contains both kinds of quotes. */
const quoted = (value: string) => (value.includes('"') ? `'${value}'` : `"${value}"`);

const setInLocation = (headers: Headers) => set(headers, '  ');

/** The part of the configuration for the `server` context. */
export function nginxServer(site: StaticSite): string {
  const always = createSecurityHeaders();
  const file = {
    ...Object.fromEntries(variableHeaders.map((name) => [name, always[name] ?? ''])),
    ...otherFileHeaders,
  };
  const document = documentHeaders(site, (site.apiOrigin ?? '') + reportsPath);
  const negotiated = { 'Content-Language': '$studio_language', Vary: 'Accept-Language, Cookie' };
  // nginx compares extensions without regard to case.
  const contentTypes = new Map(
    Object.entries(site.files).flatMap(([name, { type }]) => {
      const extension = extname(name).slice(1).toLowerCase();
      return extension ? [[extension, type] as const] : [];
    }),
  );
  const unknown =
    site.notFound === undefined ? 'return 302 /;' : 'error_page 404 $studio_unknown_page;\n  return 404;';
  const headers = {
    ...always,
    ...Object.fromEntries(variableHeaders.map((name) => [name, variable(name)])),
    'Cache-Control': '$studio_cache_control_of_status',
    'Strict-Transport-Security': '$studio_hsts',
    Allow: '$studio_allow',
  };
  const headerLines = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} "${value}" always;\n`,
  );

  return `# Written by the build. deploy/nginx.conf includes it in the server context.

server_tokens off;
absolute_redirect off;
# The build has compressed the files.
brotli_static on;
gzip_static on;
gzip_vary on;

# With the character set, because nginx adds none to compressed files.
default_type application/octet-stream;
types {
${[...contentTypes].map(([extension, type]) => `  "${type}" ${extension};\n`).join('')}}

# The headers of most responses. Locations change the variables: an add_header in a location would remove all others.
${set(file)}${headerLines.join('')}
if ($studio_method_not_allowed) {
  return 405;
}

${Object.entries(site.redirects)
  .flatMap(([from, to]) =>
    from.includes('?')
      ? `if ($request_uri = "${from}") { return 302 "${to}"; }\n`
      : [from, `${from}/`].map((path) => `location = ${path} { return 302 "${to}"; }\n`),
  )
  .join('')}
location ~ ^${providerPaths} {
${proxy}  # The provider answers up to this size, with a page for forms without JavaScript.
  client_max_body_size ${String((2 * maxBodySize) / 1024)}k;
}

${
  site.notFound === undefined
    ? ''
    : `# The pages for unknown paths.
location ~ ^/(?<studio_unknown_prefix>${site.languages.join('|')})${site.notFound}\\.html$ {
  internal;
${setInLocation({ ...document, 'Content-Language': '$studio_unknown_prefix' })}}
location ~ ^${site.notFound}(?:\\.[\\w-]+)?\\.html$ {
  internal;
${setInLocation({ ...document, ...negotiated })}}
`
}# Documents have only their own paths. Compressed copies and hidden files have none.
location ~ \\.(?:html|br|gz)$|/\\.[^/]*$ {
  return 404;
}

location ~ ^/assets(?:/|$) {
${setInLocation(folderHeaders.assets)}  # Pages that were opened before a deployment use the assets of their build, which deploy/activate.sh keeps there.
  try_files $uri /earlier$uri =404;
}
location ~ ^/locales(?:/|$) {
${setInLocation(folderHeaders.locales)}  try_files $uri =404;
}
location ~ ^/share/.*\\. {
${setInLocation(folderHeaders.share)}  try_files $uri =404;
}
location ~ \\.[^/]*$ {
  try_files $uri =404;
}

# Other paths are pages. ${site.notFound === undefined ? 'Unknown pages redirect to the home page.' : 'Unknown pages have status 404.'}
location ~ ^(?<studio_page>/.+)/$ {
  if (-f $document_root$studio_page/index.html) {
    return 308 $studio_page$is_args$args;
  }
  ${unknown}
}
location ~ ^/(?<studio_prefix>${site.languages.join('|')})(?:/|$) {
${setInLocation({ ...document, 'Content-Language': '$studio_prefix' })}  try_files $uri/index.html @unknown_page;
}
location / {
${setInLocation({ ...document, ...negotiated })}  try_files $uri/$studio_index @unknown_page;
}
location @unknown_page {
${setInLocation(file)}  ${unknown}
}

error_page 404 @missing;
location @missing {
${setInLocation(file)}  types {}
  default_type "text/plain; charset=UTF-8";
  return 404 "Not found.\\n";
}
`;
}

/** The provider sets its own headers. With an `add_header` of its own, a location inherits none from the server. */
const proxy = `  proxy_pass http://provider;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_set_header X-Request-Id $request_id;
  add_header Allow "";
`;
