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
import type { HostManifest } from './manifest.ts';
import { maxBodySize } from './max-body-size.ts';
import { providerPaths, reportsPath } from './provider-paths.ts';

export interface NginxSite extends HostManifest {
  /** The origin of the provider, if it is not that of the site. */
  apiOrigin: string | undefined;
}

/** The part of the configuration for the `http` context. */
export function nginxHttp({ languages }: Pick<HostManifest, 'languages'>): string {
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

# Errors and redirects are not cached. nginx omits headers with an empty value.
map $status $studio_cache_control {
  default "";
  "~^(?:200|206|304)$" $studio_caching;
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

/** The nginx variables of headers whose values differ between responses. */
const variables = {
  'Content-Security-Policy': 'studio_policy',
  'Content-Security-Policy-Report-Only': 'studio_report_only',
  'Reporting-Endpoints': 'studio_reporting',
  'Cross-Origin-Embedder-Policy': 'studio_embedder',
  'Cross-Origin-Resource-Policy': 'studio_resource',
  'Cache-Control': 'studio_caching',
  'Content-Language': 'studio_content_language',
  Vary: 'studio_vary',
} as const;
type VariableHeader = keyof typeof variables;

const variableNames = new Map<string, string>(Object.entries(variables));

const set = (headers: Headers) =>
  Object.entries(headers).map(([name, value]) => `set $${variableNames.get(name) ?? ''} ${quoted(value)};\n`);

/** No value contains both kinds of quotes. */
const quoted = (value: string) => (value.includes('"') ? `'${value}'` : `"${value}"`);

const setInLocation = (headers: Headers) => set(headers).map((line) => `  ${line}`);

/** The part of the configuration for the `server` context. */
export function nginxServer(site: NginxSite): string {
  const always = createSecurityHeaders();
  const isVariable = (name: string): name is VariableHeader => variableNames.has(name);
  const file = {
    ...Object.fromEntries(Object.keys(variables).map((name) => [name, ''])),
    ...Object.fromEntries(Object.entries(always).filter(([name]) => isVariable(name))),
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
  const headerLines = [
    ...Object.entries(always).filter(([name]) => !isVariable(name)),
    ...Object.entries(variables).map(([name, variable]) => [
      name,
      name === 'Cache-Control' ? '$studio_cache_control' : `$${variable}`,
    ]),
    ['Strict-Transport-Security', '$studio_hsts'],
    ['Allow', '$studio_allow'],
  ].map(([name = '', value = '']) => `add_header ${name} "${value}" always;\n`);

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
${set(file).join('')}${headerLines.join('')}
if ($studio_method_not_allowed) {
  return 405;
}

${Object.entries(site.redirects)
  .flatMap(([from, to]) => [from, `${from}/`].map((path) => `location = ${path} { return 302 "${to}"; }\n`))
  .join('')}
location ~ ^${providerPaths} {
${proxy}  # The provider answers up to this size, with a page for forms without JavaScript.
  client_max_body_size ${String((2 * maxBodySize) / 1024)}k;
}

# Documents have only their own paths. Compressed copies and hidden files have none.
location ~ \\.(?:html|br|gz)$|/\\.[^/]*$ {
  return 404;
}

location ~ ^/assets(?:/|$) {
${setInLocation(folderHeaders.assets).join('')}  # Pages that were opened before a deployment use the assets of their build, which deploy/activate.sh keeps there.
  try_files $uri /earlier$uri =404;
}
location ~ ^/locales(?:/|$) {
${setInLocation(folderHeaders.locales).join('')}  try_files $uri =404;
}
location ~ ^/share/.*\\. {
${setInLocation(folderHeaders.share).join('')}  try_files $uri =404;
}
location ~ \\.[^/]*$ {
  try_files $uri =404;
}

# Other paths are pages. Unknown pages redirect to the home page.
location ~ ^(?<studio_page>/.+)/$ {
  if (-f $document_root$studio_page/index.html) {
    return 308 $studio_page$is_args$args;
  }
  return 302 /;
}
location ~ ^/(?<studio_prefix>${site.languages.join('|')})(?:/|$) {
${setInLocation({ ...document, 'Content-Language': '$studio_prefix' }).join('')}  try_files $uri/index.html @unknown_page;
}
location / {
${setInLocation({ ...document, ...negotiated }).join('')}  try_files $uri/$studio_index @unknown_page;
}
location @unknown_page {
${setInLocation(file).join('')}  return 302 /;
}

error_page 404 @missing;
location @missing {
${setInLocation(file).join('')}  types {}
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
