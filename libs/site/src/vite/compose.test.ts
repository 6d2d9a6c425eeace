import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { composeDocument, policyOf } from './compose.ts';
import { reportedPolicy } from './policy.ts';

const parts = {
  html: '<!DOCTYPE html><html><head><title>Hello</title></head><body><p>Hello</p></body></html>',
  data: {
    language: 'en',
    drawnAt: '2026-11-20T12:00:00.000Z',
    words: { home: { title: '</script><script>alert(1)</script> & </body>' } },
  },
  css: 'p{color:red}.menu{color:#00f}',
  stylesheet: '/assets/styles-1.css',
  script: '/assets/entry-1.js',
  withoutModules: { src: '/assets/styles-1.js', integrity: 'sha256-AAAA' },
};
const document = composeDocument(parts);
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('a document as it is sent', () => {
  it('says what it is about, and runs what must run first, before its styles', () => {
    const whole = composeDocument({
      ...parts,
      structuredData: { name: '</script>' },
      headScript: 'document.title',
    });
    expect(whole).toContain('<script type="application/ld+json">{"name":"\\u003c/script>"}</script>');
    expect(whole.indexOf('<script>document.title</script>')).toBeLessThan(whole.indexOf('<style>'));
    expect(policyOf(whole, [])).toContain(hash('document.title'));
  });

  it('carries the styles that it uses', () => {
    expect(document).toContain('<style>p{color:red}</style>');
  });

  it('carries those of the first screen alone, and hides what follows until the complete sheet comes or fails', () => {
    const part = '<section><b>Later</b></section>';
    const html = `<html><head></head><body><main><section><p>First</p></section><section></section>${part}${part}</main></body></html>`;
    const long = composeDocument({ ...parts, html, css: 'p{color:red}b{color:#00f}' });
    expect(long).toMatch(
      /<style>p\{color:red\}@media screen and \(scripting:enabled\)\{\[data-fold\],\[data-fold\]~\*\{content-visibility:hidden!important;visibility:hidden\}.*<\/style>/,
    );
    expect(long).toContain(`<section data-fold id="second-screen"><b>Later</b></section>${part}</main>`);
    expect(long).toContain('delete fold.dataset.fold');
    expect(long).toContain(',onload:come,onerror:come}');
  });

  it('has drawings that refer to no file before the first paint, and to the file itself where no scripts run', () => {
    const use = (href: string) => `<svg><use href="${href}"></use></svg>`;
    const html = `<html><head></head><body>${use('/a.svg#drawing')}${use('/a.svg#drawing')}${use('#own')}</body></html>`;
    const [body = ''] = /<body>.*/.exec(composeDocument({ ...parts, html })) ?? [];
    expect(body).toContain(use('#/a.svg#drawing').repeat(2) + use('#own'));
    expect(/<noscript>.*<\/noscript>/.exec(body)?.[0]).toBe(
      '<noscript><svg hidden><use id="/a.svg#drawing" href="/a.svg#drawing"/></svg></noscript>',
    );
  });

  it('waits for the first paint before it fetches scripts, the complete sheet and the manifest', () => {
    const withScripts = document.replace(/<noscript>.*?<\/noscript>|<script nomodule.*?<\/script>/g, '');
    expect(withScripts).not.toMatch(/<script[^>]+src=|modulepreload|<link[^>]+stylesheet/);
    const [, boot = ''] = /<script type="module">(.*?)<\/script>/.exec(document) ?? [];
    expect(boot).toMatch(
      /;new Promise\(r=>\{new PerformanceObserver\(r\)\.observe\(\{type:"paint",buffered:true\}\)/,
    );
    expect(boot).toContain('import("/assets/entry-1.js")');
    expect(boot).toContain('href:"/assets/styles-1.css"');
    expect(boot).toMatch(/^const m=.*m\.rel="";.*m\.rel="manifest";/);
  });

  it('gives the complete sheet to a browser that knows no modules, from a file that nobody has changed', () => {
    expect(document).toContain(
      '<script nomodule src="/assets/styles-1.js" integrity="sha256-AAAA"></script>',
    );
  });

  it('is painted when all that is seen first is there, and not before', () => {
    const waitsFor = (body: string) => {
      const html = `<html><head></head><body><header></header><main>${body}</main><section></section></body></html>`;
      const whole = composeDocument({ ...parts, html });
      const [, id = ''] = /<head><link rel="expect" href="#([^"]+)" blocking="render">/.exec(whole) ?? [];
      const [before = ''] = whole.split(` id="${id}"`);
      return `${String((before.match(/<section/g) ?? []).length)} ${id}`;
    };
    const section = '<section class="a"><br/></section>';
    expect(waitsFor(section)).toBe('2 page-data');
    expect(waitsFor(section.repeat(4))).toBe('3 second-screen');
    expect(waitsFor(section.repeat(3))).toBe('4 page-data');
    expect(waitsFor(section.repeat(2) + '<section class="a" id="prices"></section>' + section)).toBe(
      '3 prices',
    );
    expect(waitsFor(`<div>${section.repeat(4)}</div>`)).toBe('3 second-screen');
    // A list of small parts is no list of screens.
    expect(waitsFor(`${section}<div>${section.repeat(9)}</div>${section}`)).toBe('12 page-data');
    expect(waitsFor(`${section}<section data-second-screen="true"></section>${section.repeat(9)}`)).toBe(
      '2 second-screen',
    );
  });

  it('carries its words, and none of them can end the block they stand in', () => {
    const [, block] = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(document) ?? [];
    expect(JSON.parse(block ?? '')).toEqual(parts.data);
  });
});

describe('the policy of a document', () => {
  const policy = policyOf(document, ['.toast{}']);

  it('lets its own inline code run, by its hash', () => {
    const [, script] = /<script type="module">(.*?)<\/script>/.exec(document) ?? [];
    expect(policy).toContain(`script-src 'self' ${hash(script ?? '')};`);
    expect(policy).toContain(`style-src 'self' ${hash('p{color:red}')} ${hash('.toast{}')};`);
  });

  it('lets nothing else run', () => {
    expect(policy).not.toContain('unsafe');
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).toContain("trusted-types 'none'");
    expect(policy).not.toContain('https:');
  });

  it('lets analytics in where visits are counted, and only there', () => {
    const counted = policyOf(document, [], true);
    const sources = (directive: string) => new RegExp(`${directive} 'self'([^;]*)`).exec(counted)?.[1];
    expect(sources('script-src')).toMatch(/^ 'sha256-\S+ https:\/\/\*\.googletagmanager\.com$/);
    expect(sources('img-src')).toBe(' https://*.google-analytics.com https://*.googletagmanager.com');
    expect(sources('connect-src')).toBe(
      ' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
    );
    expect(counted.match(/https:/g)).toHaveLength(6);
    expect(counted).not.toContain('unsafe');
  });

  it('only reports what analytics does without Trusted Types, and knows where the site fetches it', () => {
    expect(policyOf(document, [], true)).not.toContain('trusted-types');
    expect(reportedPolicy).toBe("require-trusted-types-for 'script'; trusted-types analytics");
  });
});
