import { createSecurityHeaders, documentHeaders, reportsPath } from '@studio/site/host';
import { describe, expect, it } from 'vitest';
import { scoresOf, type Points } from './testing/observatory.ts';
import { smallApp } from './testing/small-app.ts';

const policies = {
  policy: "script-src 'self' 'sha256-abc'; form-action 'self'; frame-ancestors 'none'",
  embedderPolicy: 'require-corp',
} as const;
const securityHeaders = createSecurityHeaders({ origin: 'https://www.example.com' });
const page = { ...securityHeaders, ...documentHeaders(policies, reportsPath) };
const metaPolicy = "default-src 'none'; script-src 'self' 'sha256-abc'; style-src 'self' 'sha256-def'";
const documentWith = (policy: string) =>
  `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}"><script>1</script>`;
const html = documentWith(metaPolicy);

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

  it('gives a page all points for headers, and five for a script with an integrity attribute', () => {
    const headers = new Headers(page);
    expect(scoresOf({ headers, html })).toMatchObject({ version4: 130, version6: 150 });
    const withIntegrity = `${html}<script src="/assets/a-1.js" integrity="sha256-abc"></script>`;
    expect(scoresOf({ headers, html: withIntegrity })).toMatchObject({ version4: 135, version6: 155 });
  });

  it('gives a page with analytics no fewer points', () => {
    const counted = documentHeaders(
      {
        policy: policies.policy.replace("'sha256-abc'", 'https://*.googletagmanager.com'),
        reportOnlyPolicy: "require-trusted-types-for 'script'",
        embedderPolicy: 'credentialless',
      },
      reportsPath,
    );
    const headers = new Headers({ ...securityHeaders, ...counted });
    expect(scoresOf({ headers, html })).toMatchObject({ version4: 130, version6: 150 });
  });

  it.each([
    ['without a policy', '<!doctype html>', 80],
    ['that may load everything by default', documentWith("default-src 'self'"), 145],
  ])('takes points for a document %s', (_, document, version6) => {
    expect(scoresOf({ headers: new Headers(page), html: document }).version6).toBe(version6);
  });

  it.each([
    ['Content-Security-Policy', undefined, 145],
    ['Referrer-Policy', 'unsafe-url', 140],
    ['Cross-Origin-Resource-Policy', 'cross-origin', 140],
    ['Cross-Origin-Opener-Policy', undefined, 135],
    ['Cross-Origin-Embedder-Policy', undefined, 135],
    ['Strict-Transport-Security', 'max-age=60', 140],
    ['Strict-Transport-Security', undefined, 80],
    ['X-Content-Type-Options', undefined, 145],
    ['Set-Cookie', 'a=b', 80],
  ])('takes points for %s: %s', (name, value, version6) => {
    const headers = new Headers(page);
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
    expect(scoresOf({ headers, html }).version6).toBe(version6);
  });
});
