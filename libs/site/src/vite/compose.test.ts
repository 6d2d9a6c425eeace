import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { composeDocument, policyOf } from './compose.ts';

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
};
const document = composeDocument(parts);
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('a document as it is sent', () => {
  it('carries the styles that it uses', () => {
    expect(document).toContain('<style>p{color:red}</style>');
  });

  it('waits for the first paint before it fetches scripts and the complete sheet', () => {
    expect(document).not.toMatch(/<script[^>]+src=|modulepreload|<link[^>]+stylesheet/);
    const [, boot = ''] = /<script type="module">(.*?)<\/script>/.exec(document) ?? [];
    expect(boot).toMatch(/^requestAnimationFrame\(\(\)=>requestAnimationFrame\(/);
    expect(boot).toContain('import("/assets/entry-1.js")');
    expect(boot).toContain('href:"/assets/styles-1.css"');
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
  });
});
