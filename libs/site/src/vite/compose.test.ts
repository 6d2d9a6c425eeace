import { describe, expect, it } from 'vitest';
import { composeDocument, inlineScript } from './compose.ts';

const parts = {
  html: '<!DOCTYPE html><html><head><title>Hello</title></head><body><p>Hello</p></body></html>',
  data: {
    language: 'en',
    translations: { home: { title: '</script><script>alert(1)</script> & </body>' } },
  },
  css: 'p{color:red}.menu{color:#00f}',
  readDrawing: () => '',
  stylesheet: '/assets/styles-1.css',
  typeface: '/assets/typeface-1.woff2',
  entry: '/assets/entry-1.js',
  scripts: ['/assets/home-1.js'],
  translations: ['/locales/en/home.json'],
  policy: (styles: string) => `policy for ${styles}`,
};
const html = composeDocument(parts);

describe('composeDocument', () => {
  it('adds structured data', () => {
    const html = composeDocument({ ...parts, structuredData: { name: '</script>' } });
    expect(html).toContain('<script type="application/ld+json">{"name":"\\u003c/script>"}</script>');
  });

  it('runs the script of the head after the styles, which the complete stylesheet must follow', () => {
    const html = composeDocument({ ...parts, headScript: 'document.title;' });
    const order = ['<style>', 'id="page-files"', '<script>document.title;', '</head>'];
    expect(order.toSorted((a, b) => html.indexOf(a) - html.indexOf(b))).toEqual(order);
  });

  it('inlines the styles that the page uses', () => {
    expect(html).toContain('<style>p{color:red}</style>');
  });

  it('inlines the custom properties of its drawings', () => {
    const html = composeDocument({
      ...parts,
      html: '<html><head></head><body><svg><use href="/assets/lake-1.svg#layer"></use></svg></body></html>',
      css: ':root{--lake:#00f;--menu:red}',
      readDrawing: (url) => (url === '/assets/lake-1.svg' ? '<path fill="var(--lake)"/>' : ''),
    });
    expect(html).toContain('<style>:root{--lake:#00f}</style>');
  });

  it('does not hide parts of a long page', () => {
    const body = '<section><b>Text</b></section>'.repeat(20);
    const long = composeDocument({ ...parts, html: `<html><head></head><body>${body}</body></html>` });
    expect(long).toContain(body);
    expect(long).not.toMatch(/content-visibility|visibility:hidden|display:none/);
  });

  it('defers drawings until after the first paint, and shows them without JavaScript', () => {
    const use = (href: string) => `<svg><use href="${href}"></use></svg>`;
    const drawings = use('/a.svg#drawing').repeat(2) + use('#own');
    const html = composeDocument({
      ...parts,
      html: `<html><head></head><body>${drawings}</body></html>`,
    });
    const [body = ''] = /<body>.*/.exec(html) ?? [];
    expect(body).toContain(use('#/a.svg!drawing').repeat(2) + use('#own'));
    expect(/<noscript>.*<\/noscript>/.exec(body)?.[0]).toBe(
      '<noscript><div hidden><svg><use id="/a.svg!drawing" href="/a.svg#drawing"/></svg></div></noscript>',
    );
  });

  it('loads scripts, translations and the complete stylesheet after the first paint, and the typeface at once', () => {
    const withJavaScript = html.replace(/<noscript>.*?<\/noscript>/g, '');
    expect(withJavaScript).not.toMatch(/<script[^>]+src=/);
    expect(withJavaScript.match(/<link[^>]+>/g)).toEqual([
      '<link rel="preload" as="font" href="/assets/typeface-1.woff2" crossorigin>',
    ]);
    const [, files = ''] =
      /<script type="application\/json" id="page-files">(.*?)<\/script>/.exec(html) ?? [];
    const { stylesheet, entry, scripts, translations } = parts;
    expect(JSON.parse(files)).toEqual({ stylesheet, entry, scripts, translations });
    const [before = '', ...after] = inlineScript().split('.then(');
    expect(before).toContain('new PerformanceObserver(r).observe({type:"paint",buffered:true})');
    expect(after.at(-1)).toContain('import(entry)');
  });

  it('has the same inline script in every document', () => {
    const inline = (document: string) => /<script>(.*?)<\/script>/.exec(document)?.[1];
    const other = composeDocument({
      ...parts,
      entry: '/assets/entry-2.js',
      html: '<head></head><body></body>',
    });
    expect(inline(html)).toBe(inlineScript());
    expect(inline(other)).toBe(inlineScript());
  });

  it('has a policy for its styles before its scripts and styles', () => {
    const policy = '<meta http-equiv="Content-Security-Policy" content="policy for p{color:red}">';
    expect(html).toContain(policy);
    expect(html.indexOf(policy)).toBeLessThan(html.indexOf('<script'));
    expect(html.indexOf(policy)).toBeLessThan(html.indexOf('<style'));
  });

  it('inlines the translations as data that no text can close', () => {
    const [, block] = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(block ?? '')).toEqual(parts.data);
  });
});
