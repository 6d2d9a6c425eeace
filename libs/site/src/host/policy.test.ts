import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { googleAnalytics, plausible } from '../analytics/index.ts';
import { headerPolicy, metaPolicy, trustedTypesPolicy } from './policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const options = { script: 'start()', analytics: undefined, apiOrigin: undefined };
const meta = metaPolicy(options, ['p{color:red}', '.toast{}']);
const header = headerPolicy(options);

describe('the policies of a document', () => {
  it('allow inline code by its hash', () => {
    expect(meta).toContain(`script-src 'self' ${hash('start()')};`);
    expect(meta).toContain(`style-src 'self' ${hash('p{color:red}')} ${hash('.toast{}')}`);
    expect(header).toContain(`script-src 'self' ${hash('start()')};`);
  });

  it('allow nothing else', () => {
    expect(meta).toMatch(/^default-src 'none';/);
    expect(header).toContain("form-action 'self'; frame-ancestors 'none'");
    expect(header).toContain("trusted-types 'none'");
    for (const policy of [meta, header]) expect(policy).not.toMatch(/unsafe|https:/);
  });

  it('allow in the header everything that the meta element allows, except for styles', () => {
    const directives = (policy: string) => policy.split('; ');
    expect(directives(header)).toEqual(
      expect.arrayContaining(directives(meta).filter((text) => !/^(?:default|style)-src/.test(text))),
    );
    expect(header).not.toMatch(/(?:default|style)-src/);
  });

  it('allow requests, forms and images of a provider on another origin', () => {
    const elsewhere = headerPolicy({ ...options, apiOrigin: 'https://api.example.com' });
    for (const directive of ['img-src', 'connect-src', 'form-action'])
      expect(elsewhere).toContain(`${directive} 'self' https://api.example.com`);
    expect(elsewhere.match(/https:/g)).toHaveLength(3);
  });
});

describe('the policies of a document with Google Analytics', () => {
  const counted = { ...options, analytics: googleAnalytics.service('G-1').sources };

  it('allow its hosts', () => {
    const sources = (directive: string) =>
      new RegExp(`${directive} 'self'([^;]*)`).exec(metaPolicy(counted, []))?.[1];
    expect(sources('script-src')).toMatch(/^ 'sha256-\S+ https:\/\/\*\.googletagmanager\.com$/);
    expect(sources('img-src')).toBe(' https://*.google-analytics.com https://*.googletagmanager.com');
    expect(sources('connect-src')).toBe(
      ' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
    );
    expect(metaPolicy(counted, [])).not.toContain('unsafe');
  });

  it('only report violations of Trusted Types', () => {
    expect(headerPolicy(counted)).not.toContain('trusted-types');
    expect(trustedTypesPolicy).toBe("require-trusted-types-for 'script'; trusted-types analytics");
  });
});

describe('the policies of a document with Plausible', () => {
  const counted = { ...options, analytics: plausible.service('https://stats.example.com/').sources };

  it('allow requests to its server, and enforce Trusted Types', () => {
    expect(metaPolicy(counted, [])).toBe(
      meta
        .replace("connect-src 'self'", "connect-src 'self' https://stats.example.com")
        .replace(/ 'sha256-[^']+' 'sha256-[^']+'$/, ''),
    );
    expect(headerPolicy(counted)).toContain("trusted-types 'none'");
  });
});
