import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { headerRules, headersFile, redirectsFile } from './cdn-rules.ts';
import { nginxPages } from './nginx-pages.ts';
import { writeStaticHosts, type BuiltHost } from './static-hosts.ts';

const text = { type: 'text/html; charset=utf-8', etag: 'e', encodings: { br: '.br' } };
const host: BuiltHost = {
  origin: 'https://www.example.com',
  documents: {
    '/': { en: 'index.html', 'zh-TW': 'index.zh-TW.html' },
    '/en': { en: 'en/index.html' },
    '/faq': { en: 'faq/index.html', 'zh-TW': 'faq/index.zh-TW.html' },
  },
  redirects: { '/old': '/faq#new' },
  policies: {
    'index.html': 'home',
    'index.zh-TW.html': 'home',
    'en/index.html': 'home',
    'faq/index.html': 'questions',
    'faq/index.zh-TW.html': '問',
  },
  files: {
    'index.html': text,
    'index.zh-TW.html': text,
    'en/index.html': text,
    'faq/index.html': text,
    'faq/index.zh-TW.html': text,
    'assets/a-1.js': text,
    'assets/b-2.js': text,
    'share/en.jpg': text,
    '.well-known/security.txt': text,
    'icon.svg': text,
  },
};

/** Applies the rules as a host does: values of the same header are joined. */
function headersAt(path: string, rules: ReturnType<typeof headerRules>): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [pattern, more] of rules) {
    const fits = pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
    for (const [name, value] of Object.entries(fits ? more : {}))
      headers[name] = name in headers ? `${String(headers[name])}, ${value}` : value;
  }
  return headers;
}

describe('headerRules', () => {
  const rules = headerRules(host);

  it.each([
    ['/', { 'Content-Security-Policy': 'home', 'Content-Language': 'en', 'Cache-Control': 'no-cache' }],
    ['/faq', { 'Content-Security-Policy': 'questions', 'Cross-Origin-Resource-Policy': 'same-origin' }],
    ['/assets/b-2.js', { 'Cache-Control': 'public, max-age=31536000, immutable' }],
    ['/share/en.jpg', { 'Cross-Origin-Resource-Policy': 'cross-origin' }],
    ['/icon.svg', { 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox" }],
    ['/.well-known/security.txt', { 'Cache-Control': 'public, max-age=3600' }],
    ['/nowhere', { 'X-Content-Type-Options': 'nosniff', 'X-Frame-Options': 'DENY' }],
  ])('sets each header of %s once', (path, headers) => {
    expect(headersAt(path, rules)).toMatchObject(headers);
  });

  it('allows cross-origin scripts if a policy does', () => {
    const policies = { ...host.policies, 'index.html': 'script-src https://*.example.com' };
    const embedder = (built: BuiltHost) => headersAt('/', headerRules(built))['Cross-Origin-Embedder-Policy'];
    expect(embedder(host)).toBe('require-corp');
    expect(embedder({ ...host, policies })).toBe('credentialless');
  });

  it('enables HSTS only for a site on HTTPS', () => {
    const strict = (origin: string) =>
      headersAt('/', headerRules({ ...host, origin }))['Strict-Transport-Security'];
    expect(strict('https://www.example.com')).toBe('max-age=63072000; includeSubDomains');
    expect(strict('http://localhost:4200')).toBeUndefined();
  });

  it('writes each path with its headers below it', () => {
    expect(headersFile(host)).toContain(
      '\n\n/faq\n  Content-Security-Policy: questions\n  Cross-Origin-Resource-Policy: same-origin\n',
    );
  });
});

it('redirects a file in another language to its prefixed path', () => {
  const lines = redirectsFile(host).split('\n');
  expect(lines).toContain('/index.zh-TW.html /zh-TW 301');
  expect(lines).toContain('/faq/index.zh-TW /zh-TW/faq 301');
});

it('redirects as the site does', () => {
  expect(redirectsFile(host)).toContain('/old /faq#new 302\n/old/ /faq#new 302\n');
  expect(nginxPages(host)).toContain('location = /old { return 302 "/faq#new"; }\n');
});

describe('nginxPages', () => {
  const locationOf = (path: string, built = host) =>
    nginxPages(built)
      .split('\nlocation = ')
      .find((location) => location.startsWith(`${path} {`));

  it('serves an unprefixed path in the negotiated language with the policy of that file', () => {
    expect(locationOf('/faq')).toContain('rewrite ^ /faq/$wanted_file break;');
    expect(locationOf('/faq')).toContain('set $page_policy "questions";');
    expect(locationOf('/faq')).toContain('if ($wanted_language = zh-TW) { set $page_policy "問"; }');
    expect(locationOf('/')).toContain('rewrite ^ /$wanted_file break;');
    expect(locationOf('/')).not.toContain('if (');
  });

  it('serves a prefixed path in its language', () => {
    expect(locationOf('/en')).toContain('set $page_language en;');
    expect(locationOf('/en')).toContain('rewrite ^ /en/index.html break;');
  });

  it('redirects a path with a trailing slash', () => {
    expect(locationOf('/faq/')).toContain('return 308 /faq$is_args$args;');
  });

  it('sets the report-only policy if there is one', () => {
    expect(locationOf('/en')).not.toContain('$page_reported');
    expect(locationOf('/en', { ...host, reported: 'r' })).toContain('set $page_reported "r";');
  });
});

let client: string;
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'studio-'));
  client = join(folder, 'client');
  for (const name of Object.keys(host.files)) {
    mkdirSync(join(client, name, '..'), { recursive: true });
    writeFileSync(join(client, name), '');
    writeFileSync(join(client, `${name}.br`), '');
  }
});
afterEach(() => {
  rmSync(join(client, '..'), { recursive: true });
});

it('warns if there are more rules than some hosts read', async () => {
  const logger = createLogger('silent');
  const warn = vi.spyOn(logger, 'warn');
  const documents = Object.fromEntries(
    Array.from({ length: 101 }, (_, index) => [`/${String(index)}`, { en: 'index.html' }] as const),
  );
  await writeStaticHosts(client, { ...host, documents }, logger);
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^_headers has \d+ rules/));
});

describe('writeStaticHosts', () => {
  beforeEach(() => writeStaticHosts(client, host, createLogger('silent')));

  it('writes a 404 page that redirects home and has no text', () => {
    const page = readFileSync(join(client, '404.html'), 'utf8');
    expect(page).toContain('<meta http-equiv="refresh" content="0; url=/">');
    expect(page).toContain('<a href="/">www.example.com</a>');
  });

  it.each(['', '.br'])('sets a different modification time for each language of a path (%j)', (suffix) => {
    const second = (file: string) => Math.floor(statSync(join(client, file + suffix)).mtimeMs / 1000);
    expect(second('index.html')).not.toBe(second('index.zh-TW.html'));
  });
});
