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
  css: 'p{color:red}',
  script: '/assets/entry-1.js',
};
const document = composeDocument(parts);
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('a document as it is sent', () => {
  it('carries its styles', () => {
    expect(document).toContain('<style>p{color:red}</style>');
  });

  it('waits for the first paint before it fetches a script', () => {
    expect(document).not.toMatch(/<script[^>]+src=|modulepreload/);
    expect(document).toContain(
      'requestAnimationFrame(()=>requestAnimationFrame(()=>import("/assets/entry-1.js")))',
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
    expect(policy).toContain(`style-src 'self' ${hash(parts.css)} ${hash('.toast{}')};`);
  });

  it('lets nothing else run', () => {
    expect(policy).not.toContain('unsafe');
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).toContain("trusted-types 'none'");
  });
});
