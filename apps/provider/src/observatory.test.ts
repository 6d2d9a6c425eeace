import { describe, expect, it } from 'vitest';
import { documentProtection, protectionOf } from './headers.ts';
import { scoresOf, type Points } from './testing/observatory.ts';
import { smallApp } from './testing/small-app.ts';

const policy =
  "default-src 'none'; script-src 'self' 'sha256-abc'; style-src 'self'; form-action 'self'; frame-ancestors 'none'";
const protection = protectionOf({ origin: 'https://www.example.com' });
const page = { ...protection, ...documentProtection(policy) };
const html =
  '<!doctype html><script type="module">1</script><script nomodule src="/assets/a-1.js" integrity="sha256-abc"></script>';

const lost = (points: Points) => Object.entries(points).filter(([, point]) => point < 0);

describe('the HTTP Observatory', () => {
  it('finds nothing to take points away for in any answer', async () => {
    const { app } = smallApp({ protection });
    for (const path of [
      '/',
      '/en',
      '/assets/a-1.js',
      '/share/home.jpg',
      '/nowhere',
      '/api/v1/nothing',
      '/healthz',
    ]) {
      const { headers } = await app.request(path, { redirect: 'manual' });
      expect(lost(scoresOf({ headers, html }).points)).toEqual([]);
    }
  });

  it('gives a page all the points that headers can earn, and five for the hash of its script', () => {
    const headers = new Headers(page);
    expect(scoresOf({ headers, html })).toMatchObject({ fourth: 135, sixth: 155 });
    const withoutHash = html.replace(/ integrity="[^"]*"/, '');
    expect(scoresOf({ headers, html: withoutHash })).toMatchObject({ fourth: 130, sixth: 150 });
  });

  it('gives a page with analytics no fewer', () => {
    const counted = documentProtection(
      policy.replace("'sha256-abc'", 'https://*.googletagmanager.com'),
      "require-trusted-types-for 'script'",
    );
    const headers = new Headers({ ...protection, ...counted });
    expect(scoresOf({ headers, html })).toMatchObject({ fourth: 135, sixth: 155 });
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
  ])('would notice %s: %s', (name, value, sixth) => {
    const headers = new Headers(page);
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
    expect(scoresOf({ headers, html }).sixth).toBe(sixth);
  });
});
