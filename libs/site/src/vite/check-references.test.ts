import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkPageLinks, findBlocked, type CheckedSite } from './check-references.ts';
import { findReferences, type ReferenceKind } from './references.ts';

let client: string;
beforeAll(() => {
  client = mkdtempSync(join(tmpdir(), 'references-'));
  writeFileSync(join(client, 'menu.pdf'), '');
});
afterAll(() => {
  rmSync(client, { recursive: true });
});

const policy = { script: '', analytics: undefined, apiOrigin: undefined };
const siteOf = (sources: CheckedSite['sources'] = []): CheckedSite => ({
  origin: 'https://www.example.com',
  redirects: { '/old': '/' },
  pages: [{ path: '/faq', file: './pages/faq.tsx' }],
  documents: new Set(['/', '/faq', '/fr', '/fr/faq', '/fr/chambre-été']),
  client,
  sources,
});
const reference = (kind: ReferenceKind, url: string) => ({ kind, url, document: '/fr/faq', page: '/faq' });

describe('findReferences', () => {
  it('finds links and what the policy is about', () => {
    const html = `<a href="/a">A</a><a id="b"></a><img src="b.png" srcset="https://c.example/1 1x, https://d.example/2,3 2x">
      <iframe src="https://e.example"></iframe><form action="https://f.example"><button formaction="/g"></button></form>
      <video src="/h.mp4"></video>`;
    expect(findReferences(html).map(({ kind, url }) => `${kind} ${url}`)).toEqual([
      'link /a',
      'images b.png',
      'images https://c.example/1',
      'images https://d.example/2,3',
      'frames https://e.example',
      'forms https://f.example',
      'forms /g',
      'media /h.mp4',
    ]);
  });
});

describe('checkPageLinks', () => {
  it.each([
    '/faq',
    '/faq/?plan=basic#a',
    '/fr',
    '/fr/chambre-%C3%A9t%C3%A9',
    '/old',
    '/menu.pdf',
    '/api/v1/newsletter/confirm',
    '#top',
    'mailto:hello@example.com',
    'https://elsewhere.example/none',
  ])('accepts %s', (url) => {
    expect(() => {
      checkPageLinks(siteOf(), [reference('link', url)]);
    }).not.toThrow();
  });

  it.each([
    [
      '/none',
      { name: 'src/facts.ts', text: "\nconst a = '/nonesuch';\nlink('/none?x=1')" },
      'src/facts.ts:3',
    ],
    ['/fr/none', { name: 'posts/a.md', text: 'See [it](/none).' }, 'posts/a.md:1'],
    ['https://www.example.com/none.pdf', { name: 'src/facts.ts', text: '' }, 'src/pages/faq.tsx'],
  ])('refuses %s, with its place or else its page', (url, source, place) => {
    const { pathname } = new URL(url, 'https://www.example.com');
    expect(() => {
      checkPageLinks(siteOf([source]), [reference('link', url)]);
    }).toThrow(`${place}: There is no page "${pathname}". The page "/fr/faq" links to it.`);
  });
});

describe('findBlocked', () => {
  const source = (text: string, name = 'src/map.tsx') => ({ name, text });

  it.each([
    ['requests to', source("\nawait fetch('https://cms.example.com/posts')"), 'src/map.tsx:2', 'connect'],
    [
      'frames from',
      source('<iframe\n  title="Map"\n  src="https://cms.example.com/a"'),
      'src/map.tsx:3',
      'frames',
    ],
    ['forms to', source('<form method="post" action="https://cms.example.com/f">'), 'src/map.tsx:1', 'forms'],
    ['images from', source('<img alt="" src="https://cms.example.com/a.png" />'), 'src/map.tsx:1', 'images'],
  ])('warns of %s another origin in a source, unless the site allows it', (what, file, place, name) => {
    const site = siteOf([file]);
    expect(findBlocked(site, policy, [])).toEqual([
      `${place}: The policy of the site blocks ${what} https://cms.example.com. Allow them in defineSite with policy: { ${name}: ['https://cms.example.com'] }, or remove them.`,
    ]);
    expect(findBlocked(site, { ...policy, site: { [name]: ['https://*.example.com'] } }, [])).toEqual([]);
  });

  it('does not warn of requests of the build', () => {
    const file = source("fetch('https://cms.example.com/posts')", 'src/posts.server.ts');
    expect(findBlocked(siteOf([file]), policy, [])).toEqual([]);
  });

  it('warns of what a document shows, at its place in the content', () => {
    const post = { name: 'posts/a.md', text: '# A\n\n![](https://cms.example.com/a.png)' };
    const shown = reference('images', 'https://cms.example.com/a.png');
    expect(findBlocked(siteOf([post]), policy, [shown])).toEqual([
      expect.stringMatching(/^posts\/a\.md:3: .+ images from https:\/\/cms\.example\.com\./),
    ]);
    expect(findBlocked(siteOf(), policy, [reference('images', '/own.png')])).toEqual([]);
  });
});
