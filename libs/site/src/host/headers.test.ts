import { describe, expect, it } from 'vitest';
import { documentHeaders, fileHeaders, isFilePath, createSecurityHeaders } from './headers.ts';

const policies = { policy: "script-src 'self'", embedderPolicy: 'require-corp' } as const;

describe('createSecurityHeaders', () => {
  const hsts = (options: Parameters<typeof createSecurityHeaders>[0]) =>
    createSecurityHeaders(options)['Strict-Transport-Security'];

  it('send HSTS for two years, and its preload directive only when configured', () => {
    const origin = 'https://www.example.com';
    expect(hsts({ origin })).toBe('max-age=63072000; includeSubDomains');
    expect(hsts({ origin, hstsPreload: true })).toBe('max-age=63072000; includeSubDomains; preload');
  });

  it.each([undefined, 'http://localhost:4200'])('send no HSTS for %s', (origin) => {
    expect(hsts({ origin, hstsPreload: true })).toBeUndefined();
  });
});

describe('documentHeaders', () => {
  it('report violations to the provider, if there is one', () => {
    expect(documentHeaders(policies, '/api/v1/reports')).toEqual({
      'Content-Security-Policy': "script-src 'self'; report-to csp",
      'Reporting-Endpoints': 'csp="/api/v1/reports"',
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'Cache-Control': 'no-cache',
    });
    expect(documentHeaders(policies)).not.toHaveProperty('Reporting-Endpoints');
  });

  it('have a report-only policy for what third-party scripts violate', () => {
    const headers = documentHeaders({ ...policies, reportOnlyPolicy: 'trusted-types none' }, '/reports');
    expect(headers['Content-Security-Policy-Report-Only']).toBe('trusted-types none; report-to csp');
  });
});

describe('fileHeaders', () => {
  it.each([
    ['/assets/a-1.js', 'public, max-age=31536000, immutable'],
    ['/locales/en/home.json', 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800'],
    ['/share/en.jpg', 'public, max-age=3600'],
    ['/icon.svg', 'public, max-age=3600'],
  ])('cache %s', (path, caching) => {
    expect(fileHeaders(path)['Cache-Control']).toBe(caching);
  });
});

describe('isFilePath', () => {
  it.each(['/assets/none', '/api', '/locales', '/none.txt', '/.git/config.txt'])('is true for %s', (path) => {
    expect(isFilePath(path)).toBe(true);
  });

  it.each(['/', '/nowhere', '/assets-of-mine', '/share', '/v1.0/about'])('is false for %s', (path) => {
    expect(isFilePath(path)).toBe(false);
  });
});
