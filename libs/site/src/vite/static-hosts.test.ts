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

/** What a host makes of the rules: values of the same header are put together. */
function headersAt(path: string, rules: ReturnType<typeof headerRules>): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [pattern, more] of rules) {
    const fits = pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
    for (const [name, value] of Object.entries(fits ? more : {}))
      headers[name] = name in headers ? `${String(headers[name])}, ${value}` : value;
  }
  return headers;
}

describe('the rules for hosts that read _headers', () => {
  const rules = headerRules(host);

  it.each([
    ['/', { 'Content-Security-Policy': 'home', 'Content-Language': 'en', 'Cache-Control': 'no-cache' }],
    ['/faq', { 'Content-Security-Policy': 'questions', 'Cross-Origin-Resource-Policy': 'same-origin' }],
    ['/assets/b-2.js', { 'Cache-Control': 'public, max-age=31536000, immutable' }],
    ['/share/en.jpg', { 'Cross-Origin-Resource-Policy': 'cross-origin' }],
    ['/icon.svg', { 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox" }],
    ['/.well-known/security.txt', { 'Cache-Control': 'public, max-age=3600' }],
    ['/nowhere', { 'X-Content-Type-Options': 'nosniff', 'X-Frame-Options': 'DENY' }],
  ])('say of %s one thing each', (path, headers) => {
    expect(headersAt(path, rules)).toMatchObject(headers);
  });

  it('let analytics in where the policies do', () => {
    const policies = { ...host.policies, 'index.html': 'script-src https://*.example.com' };
    const embedder = (built: BuiltHost) => headersAt('/', headerRules(built))['Cross-Origin-Embedder-Policy'];
    expect(embedder(host)).toBe('require-corp');
    expect(embedder({ ...host, policies })).toBe('credentialless');
  });

  it('have browsers come back encrypted to a site that is encrypted', () => {
    const strict = (origin: string) =>
      headersAt('/', headerRules({ ...host, origin }))['Strict-Transport-Security'];
    expect(strict('https://www.example.com')).toBe('max-age=63072000; includeSubDomains');
    expect(strict('http://localhost:4200')).toBeUndefined();
  });

  it('are written as an address with its headers below', () => {
    expect(headersFile(host)).toContain(
      '\n\n/faq\n  Content-Security-Policy: questions\n  Cross-Origin-Resource-Policy: same-origin\n',
    );
  });
});

it('a file of another language leads to where that language is spoken', () => {
  const lines = redirectsFile(host).split('\n');
  expect(lines).toContain('/index.zh-TW.html /zh-TW 301');
  expect(lines).toContain('/faq/index.zh-TW /zh-TW/faq 301');
});

describe('the places for nginx', () => {
  const placeOf = (path: string, built = host) =>
    nginxPages(built)
      .split('\nlocation = ')
      .find((place) => place.startsWith(`${path} {`));

  it('answer a bare address with the file of the language that is wanted, under its policy', () => {
    expect(placeOf('/faq')).toContain('rewrite ^ /faq/$wanted_file break;');
    expect(placeOf('/faq')).toContain('set $page_policy "questions";');
    expect(placeOf('/faq')).toContain('if ($wanted_language = zh-TW) { set $page_policy "問"; }');
    expect(placeOf('/')).toContain('rewrite ^ /$wanted_file break;');
    expect(placeOf('/')).not.toContain('if (');
  });

  it('answer an address with a language in that language', () => {
    expect(placeOf('/en')).toContain('set $page_language en;');
    expect(placeOf('/en')).toContain('rewrite ^ /en/index.html break;');
  });

  it('lead from an address with a slash to the one without', () => {
    expect(placeOf('/faq/')).toContain('return 308 /faq$is_args$args;');
  });

  it('have the policy that is only reported on, if there is one', () => {
    expect(placeOf('/en')).not.toContain('$page_reported');
    expect(placeOf('/en', { ...host, reported: 'r' })).toContain('set $page_reported "r";');
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

it('a site of more pages than some hosts read rules for is built with a warning', async () => {
  const logger = createLogger('silent');
  const warn = vi.spyOn(logger, 'warn');
  const documents = Object.fromEntries(
    Array.from({ length: 101 }, (_, index) => [`/${String(index)}`, { en: 'index.html' }] as const),
  );
  await writeStaticHosts(client, { ...host, documents }, logger);
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^_headers has \d+ rules/));
});

describe('a built site on other hosts', () => {
  beforeEach(() => writeStaticHosts(client, host, createLogger('silent')));

  it('leads home from what is missing, without a word that needs a language', () => {
    const page = readFileSync(join(client, '404.html'), 'utf8');
    expect(page).toContain('<meta http-equiv="refresh" content="0; url=/">');
    expect(page).toContain('<a href="/">www.example.com</a>');
  });

  it.each(['', '.br'])('has a time of its own for each language of an address (%j)', (suffix) => {
    const second = (file: string) => Math.floor(statSync(join(client, file + suffix)).mtimeMs / 1000);
    expect(second('index.html')).not.toBe(second('index.zh-TW.html'));
  });
});
