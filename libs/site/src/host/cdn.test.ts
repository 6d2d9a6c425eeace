import { describe, expect, it } from 'vitest';
import { hostSite } from '../testing/host-site.ts';
import { headerRules, headersFile, redirectsFile, type HeaderRule } from './cdn.ts';
import { sandboxPolicy } from './headers.ts';

/** Applies the rules as a CDN does. `headersFile` removes values before it replaces them. */
function headersAt(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const matches = ([pattern]: HeaderRule) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
  return Object.assign({}, ...rules.filter(matches).map(([, headers]) => headers)) as Record<string, string>;
}

describe('headerRules', () => {
  const rules = headerRules(hostSite);

  it.each([
    ['/', { 'Content-Security-Policy': hostSite.policy, 'Cross-Origin-Resource-Policy': 'same-origin' }],
    ['/faq', { 'Content-Security-Policy': hostSite.policy, 'X-Frame-Options': 'DENY' }],
    ['/assets/b-2.js', { 'Cache-Control': 'public, max-age=31536000, immutable' }],
    ['/share/en.jpg', { 'Cross-Origin-Resource-Policy': 'cross-origin' }],
    ['/icon.svg', { 'Content-Security-Policy': sandboxPolicy }],
    ['/.well-known/security.txt', { 'Cache-Control': 'public, max-age=3600' }],
    ['/nowhere', { 'X-Content-Type-Options': 'nosniff', 'X-Frame-Options': 'DENY' }],
  ])('protects %s', (path, headers) => {
    expect(headersAt(path, rules)).toMatchObject(headers);
  });

  it('has no more rules for a site with more pages', () => {
    const documents = Object.fromEntries(
      Array.from({ length: 1000 }, (_, index) => [`/${String(index)}`, { en: 'index.html' }] as const),
    );
    expect(headerRules({ ...hostSite, documents: { ...hostSite.documents, ...documents } })).toHaveLength(
      rules.length,
    );
  });

  it('enables HSTS only for a site on HTTPS', () => {
    const hsts = (origin: string) =>
      headersAt('/', headerRules({ ...hostSite, origin }))['Strict-Transport-Security'];
    expect(hsts('https://www.example.com')).toBe('max-age=63072000; includeSubDomains');
    expect(hsts('http://localhost:4200')).toBeUndefined();
  });

  it('reports violations only to a provider elsewhere', () => {
    const reporting = (apiOrigin: string | undefined) =>
      headersAt('/', headerRules({ ...hostSite, apiOrigin }))['Reporting-Endpoints'];
    expect(reporting('https://api.example.com')).toBe('csp="https://api.example.com/api/v1/reports"');
    expect(reporting(undefined)).toBeUndefined();
  });
});

describe('headersFile', () => {
  it('removes the values of general rules before it replaces them', () => {
    expect(headersFile(hostSite)).toContain(
      [
        '/share/*',
        '  ! Content-Security-Policy',
        '  ! Cross-Origin-Resource-Policy',
        `  Content-Security-Policy: ${sandboxPolicy}`,
      ].join('\n'),
    );
  });

  it('fails the build beyond the number of rules that Cloudflare reads', () => {
    const [text] = Object.values(hostSite.files);
    const files = Object.fromEntries(
      Array.from({ length: 101 }, (_, index) => [`${String(index)}.txt`, text ?? neverMissing()] as const),
    );
    expect(() => headersFile({ ...hostSite, files })).toThrow(
      /^The site has 102 rules in _headers, but Cloudflare reads only 100\./,
    );
  });

  it('fails the build beyond the length of a line that Cloudflare reads', () => {
    expect(() => headersFile({ ...hostSite, policy: 'x'.repeat(2000) })).toThrow(
      'characters in a line of _headers',
    );
  });
});

describe('redirectsFile', () => {
  it('redirects as the site does', () => {
    expect(redirectsFile(hostSite)).toContain('/old /faq#new 302\n/old/ /faq#new 302\n');
    // It does not compare queries.
    expect(redirectsFile(hostSite)).not.toContain('?');
  });

  it('leaves 404.html alone if it is the page for unknown paths', () => {
    expect(redirectsFile(hostSite)).toContain('/404.html / 302');
    expect(redirectsFile({ ...hostSite, notFound: '/404' })).not.toContain('404');
  });

  it('fails the build beyond the number of redirects that Cloudflare reads', () => {
    const redirects = Object.fromEntries(
      Array.from({ length: 1000 }, (_, index) => [`/${String(index)}`, '/faq'] as const),
    );
    expect(() => redirectsFile({ redirects })).toThrow('The site has 2002 rules in _redirects');
  });
});

function neverMissing(): never {
  throw new Error('The site has no file.');
}
