import { describe, expect, it } from 'vitest';
import { createSecurityHeaders, documentHeaders } from './headers.ts';
import { scoresOf, type Points } from './testing/observatory.ts';
import { smallApp } from './testing/small-app.ts';

const policy =
  "default-src 'none'; script-src 'self' 'sha256-abc'; style-src 'self'; form-action 'self'; frame-ancestors 'none'";
const securityHeaders = createSecurityHeaders({ origin: 'https://www.example.com' });
const page = { ...securityHeaders, ...documentHeaders(policy) };
const html =
  '<!doctype html><script type="module">1</script><script nomodule src="/assets/a-1.js" integrity="sha256-abc"></script>';

const lost = (points: Points) => Object.entries(points).filter(([, point]) => point < 0);

describe('the HTTP Observatory', () => {
  it('takes no points from any response', async () => {
    const { app } = smallApp({ securityHeaders });
    for (const path of [
      '/',
      '/en',
      '/assets/a-1.js',
      '/share/home.jpg',
      '/nowhere',
      '/api/v1/nothing',
      '/livez',
      '/readyz',
      '/healthz',
    ]) {
      const { headers } = await app.request(path, { redirect: 'manual' });
      expect(lost(scoresOf({ headers, html }).points)).toEqual([]);
    }
  });

  it('gives a page all points for headers, and five for the integrity attribute of its script', () => {
    const headers = new Headers(page);
    expect(scoresOf({ headers, html })).toMatchObject({ version4: 135, version6: 155 });
    const withoutHash = html.replace(/ integrity="[^"]*"/, '');
    expect(scoresOf({ headers, html: withoutHash })).toMatchObject({ version4: 130, version6: 150 });
  });

  it('gives a page with analytics no fewer points', () => {
    const counted = documentHeaders(
      policy.replace("'sha256-abc'", 'https://*.googletagmanager.com'),
      "require-trusted-types-for 'script'",
    );
    const headers = new Headers({ ...securityHeaders, ...counted });
    expect(scoresOf({ headers, html })).toMatchObject({ version4: 135, version6: 155 });
  });

  it.each([
    ['Content-Security-Policy', undefined, 75],
    ['Content-Security-Policy', "default-src 'self'; form-action 'self'", 150],
    ['Content-Security-Policy', policy.replace("'sha256-abc'", "'unsafe-inline'"), 80],
    ['Content-Security-Policy', policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"), 145],
    ['Referrer-Policy', 'unsafe-url', 145],
    ['Cross-Origin-Resource-Policy', 'cross-origin', 145],
    ['Cross-Origin-Opener-Policy', undefined, 140],
    ['Cross-Origin-Embedder-Policy', undefined, 140],
    ['Strict-Transport-Security', 'max-age=60', 145],
    ['Strict-Transport-Security', undefined, 80],
    ['X-Content-Type-Options', undefined, 150],
    ['Set-Cookie', 'a=b', 80],
  ])('takes points for %s: %s', (name, value, version6) => {
    const headers = new Headers(page);
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
    expect(scoresOf({ headers, html }).version6).toBe(version6);
  });
});
