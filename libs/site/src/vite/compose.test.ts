import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { holdClicks } from '../hydration.ts';
import { composeDocument } from './compose.ts';
import { contentSecurityPolicy, reportedPolicy } from './policy.ts';

const parts = {
  html: '<!DOCTYPE html><html><head><title>Hello</title></head><body><p>Hello</p></body></html>',
  data: {
    language: 'en',
    renderedAt: '2026-11-20T12:00:00.000Z',
    words: { home: { title: '</script><script>alert(1)</script> & </body>' } },
  },
  css: 'p{color:red}.menu{color:#00f}',
  stylesheet: '/assets/styles-1.css',
  entry: '/assets/entry-1.js',
  preloads: { scripts: ['/assets/home-1.js'], words: ['/locales/en/home.json'] },
};
const { html, ...inlined } = composeDocument(parts);
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('composeDocument', () => {
  it('adds structured data, and runs the script of the head before the styles', () => {
    const { html, scripts } = composeDocument({
      ...parts,
      structuredData: { name: '</script>' },
      headScript: 'document.title;',
    });
    expect(html).toContain('<script type="application/ld+json">{"name":"\\u003c/script>"}</script>');
    expect(html.indexOf('<script>document.title;')).toBeLessThan(html.indexOf('<style>'));
    expect(scripts[0]).toBe(`document.title;${holdClicks}`);
  });

  it('inlines the styles that the page uses', () => {
    expect(html).toContain('<style>p{color:red}</style>');
  });

  it('does not hide parts of a long page', () => {
    const body = '<section><b>Text</b></section>'.repeat(20);
    const long = composeDocument({ ...parts, html: `<html><head></head><body>${body}</body></html>` });
    expect(long.html).toContain(body);
    expect(long.styles.join()).not.toMatch(/content-visibility|visibility:hidden|display:none/);
  });

  it('defers drawings until after the first paint, and shows them without JavaScript', () => {
    const use = (href: string) => `<svg><use href="${href}"></use></svg>`;
    const drawings = use('/a.svg#drawing').repeat(2) + use('#own');
    const { html } = composeDocument({
      ...parts,
      html: `<html><head></head><body>${drawings}</body></html>`,
    });
    const [body = ''] = /<body>.*/.exec(html) ?? [];
    expect(body).toContain(use('#/a.svg#drawing').repeat(2) + use('#own'));
    expect(/<noscript>.*<\/noscript>/.exec(body)?.[0]).toBe(
      '<noscript><svg hidden><use id="/a.svg#drawing" href="/a.svg#drawing"/></svg></noscript>',
    );
  });

  it('loads scripts, words and the complete stylesheet after the first paint', () => {
    const withJavaScript = html.replace(/<noscript>.*?<\/noscript>/g, '');
    expect(withJavaScript).not.toMatch(/<script[^>]+src=|<link/);
    const [, boot = ''] = /<script type="module">(.*?)<\/script>/.exec(html) ?? [];
    const [before = '', after = ''] = boot.split('.then(');
    expect(before).toContain('new PerformanceObserver(r).observe({type:"paint",buffered:true})');
    expect(before).not.toContain('/');
    for (const file of ['styles-1.css', 'entry-1.js', 'home-1.js', 'home.json'])
      expect(after).toContain(file);
  });

  it('inlines the words as data that no text can close', () => {
    const [, block] = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(block ?? '')).toEqual(parts.data);
  });

  it('returns the inline code of the document', () => {
    const inline = [...html.matchAll(/<script(?: type="module")?>(.*?)<\/script>/g)].map(([, code]) => code);
    expect(inlined).toEqual({ scripts: inline, styles: ['p{color:red}'] });
  });
});

describe('contentSecurityPolicy', () => {
  const code = { scripts: ['start()'], styles: ['p{color:red}', '.toast{}'] };
  const policy = contentSecurityPolicy(code);

  it('allows inline code by its hash', () => {
    expect(policy).toContain(`script-src 'self' ${hash('start()')};`);
    expect(policy).toContain(`style-src 'self' ${hash('p{color:red}')} ${hash('.toast{}')};`);
  });

  it('allows nothing else', () => {
    expect(policy).not.toContain('unsafe');
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).toContain("trusted-types 'none'");
    expect(policy).not.toContain('https:');
  });

  it('allows Google Analytics only where it is used', () => {
    const counted = contentSecurityPolicy(code, true);
    const sources = (directive: string) => new RegExp(`${directive} 'self'([^;]*)`).exec(counted)?.[1];
    expect(sources('script-src')).toMatch(/^ 'sha256-\S+ https:\/\/\*\.googletagmanager\.com$/);
    expect(sources('img-src')).toBe(' https://*.google-analytics.com https://*.googletagmanager.com');
    expect(sources('connect-src')).toBe(
      ' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
    );
    expect(counted.match(/https:/g)).toHaveLength(6);
    expect(counted).not.toContain('unsafe');
  });

  it('only reports violations of Trusted Types by Google Analytics', () => {
    expect(contentSecurityPolicy(code, true)).not.toContain('trusted-types');
    expect(reportedPolicy).toBe("require-trusted-types-for 'script'; trusted-types analytics");
  });
});
