import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { googleAnalytics, plausible } from '../analytics/index.ts';
import {
  assertOrigins,
  embedderPolicy,
  headerPolicy,
  isAllowed,
  metaPolicy,
  trustedTypesPolicy,
} from './policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const options = { script: 'start()', analytics: undefined, apiOrigin: undefined };
const meta = metaPolicy(options, 'p{color:red}');
const header = headerPolicy(options);

describe('the policies of a document', () => {
  it('allow inline code by its hash', () => {
    expect(meta).toContain(`script-src 'self' ${hash('start()')};`);
    expect(meta).toContain(`style-src 'self' ${hash('p{color:red}')}`);
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

  it.each([
    ['frames', 'frame-src https://a.example.com', 'unsafe-none'],
    ['images', "img-src 'self' https://a.example.com", 'credentialless'],
    ['forms', "form-action 'self' https://a.example.com", 'require-corp'],
    ['connect', "connect-src 'self' https://a.example.com", 'require-corp'],
  ])('widen only one directive for %s of the site', (name, directive, embedder) => {
    const allowing = { ...options, site: { [name]: ['https://a.example.com'] } };
    const added = (policy: string, before: string) =>
      policy.split('; ').filter((text) => !before.split('; ').includes(text));
    expect(added(headerPolicy(allowing), header)).toEqual([directive]);
    // The rule for forms is only in the header.
    expect(added(metaPolicy(allowing, 'p{color:red}'), meta)).toEqual(name === 'forms' ? [] : [directive]);
    expect(embedderPolicy(allowing)).toBe(embedder);
  });

  it.each(["'unsafe-inline'", '*', 'https:', 'www.example.com', 'https://a.example.com/path', 'data:'])(
    'refuse %j, which is no origin',
    (text) => {
      expect(() => {
        assertOrigins({ frames: ['https://*.example.com', text] });
      }).toThrow(`policy.frames in defineSite has "${text}". Use an origin such as`);
    },
  );

  it('allow what a pattern matches', () => {
    expect(isAllowed('https://a.tile.example.com', ['https://*.example.com'])).toBe(true);
    expect(isAllowed('https://badexample.com', ['https://*.example.com'])).toBe(false);
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
      new RegExp(`${directive} 'self'([^;]*)`).exec(metaPolicy(counted, 'p{color:red}'))?.[1];
    expect(sources('script-src')).toMatch(/^ 'sha256-\S+ https:\/\/\*\.googletagmanager\.com$/);
    expect(sources('img-src')).toBe(' https://*.google-analytics.com https://*.googletagmanager.com');
    expect(sources('connect-src')).toBe(
      ' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
    );
    expect(metaPolicy(counted, 'p{color:red}')).not.toContain('unsafe');
  });

  it('only report violations of Trusted Types', () => {
    expect(headerPolicy(counted)).not.toContain('trusted-types');
    expect(trustedTypesPolicy).toBe("require-trusted-types-for 'script'; trusted-types analytics");
  });
});

describe('the policies of a document with Plausible', () => {
  const counted = { ...options, analytics: plausible.service('https://stats.example.com/').sources };

  it('allow requests to its server, and enforce Trusted Types', () => {
    expect(metaPolicy(counted, 'p{color:red}')).toBe(
      meta.replace("connect-src 'self'", "connect-src 'self' https://stats.example.com"),
    );
    expect(headerPolicy(counted)).toContain("trusted-types 'none'");
  });
});
