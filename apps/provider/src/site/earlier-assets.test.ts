import { mkdirSync, readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyFolder } from '../testing/empty-database.ts';
import { smallSite } from '../testing/small-site.ts';
import type { BuiltSite, SiteFile } from './built-site.ts';
import { withEarlierAssets } from './earlier-assets.ts';

const body = (text: string) => new Uint8Array(Buffer.from(text));
const days = (count: number) => new Date(Date.parse('2026-11-20T12:00:00Z') + count * 24 * 60 * 60 * 1000);

/** A build with its own script and one that all builds share. */
function build(name: string, text = name): BuiltSite {
  const asset = (content: string): SiteFile => ({
    type: 'text/javascript; charset=utf-8',
    etag: `etag of ${content}`,
    bodies: new Map([
      ['identity', body(content)],
      ['br', body(`compressed ${content}`)],
    ]),
  });
  const words = asset(name);
  return {
    ...smallSite,
    files: new Map([
      [`/assets/${name}.js`, asset(text)],
      ['/assets/shared.js', asset('shared')],
      ['/locales/en/home.json', words],
      [`/locales/en/${name}.json`, words],
    ]),
  };
}

let folder: string;
let lines: string[];
beforeEach(() => {
  folder = join(emptyFolder(), 'deep/assets');
  lines = [];
});

/** Starts a provider with this build, and returns the files that it serves. */
function start(site: BuiltSite, now = days(0)) {
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  return withEarlierAssets(site, { folder, log, now }).files;
}

const assets = (files: ReadonlyMap<string, SiteFile>) =>
  [...files.keys()].filter((path) => path.startsWith('/assets/')).sort();

describe('a provider with a new build', () => {
  it('serves the assets of the previous build unchanged', () => {
    const before = build('a');
    start(before);
    const files = start(build('b'));
    expect(files.get('/assets/a.js')).toEqual(before.files.get('/assets/a.js'));
    expect(assets(files)).toEqual(['/assets/a.js', '/assets/b.js', '/assets/shared.js']);
    expect(lines).toEqual([]);
  });

  it('serves translations and other files only of the new build', () => {
    start(build('a'));
    const files = start(build('b'));
    expect(files.has('/locales/en/a.json')).toBe(false);
    expect(files.get('/locales/en/home.json')?.bodies.get('identity')).toEqual(body('b'));
  });

  it('prefers its own asset with the same name', () => {
    start(build('a', 'old'));
    expect(start(build('a', 'new')).get('/assets/a.js')?.bodies.get('identity')).toEqual(body('new'));
  });

  it('serves the assets of ten builds', () => {
    start(build('a'));
    for (let count = 1; count <= 10; count += 1) {
      expect(start(build(`b${String(count)}`), days(count)).has('/assets/a.js')).toBe(true);
      // A restart is not a new build.
      start(build(`b${String(count)}`), days(count));
    }
    expect(start(build('c'), days(11)).has('/assets/a.js')).toBe(false);
    expect(readdirSync(folder)).toHaveLength(11);
  });

  it('serves the assets of a build for thirty days after it was replaced', () => {
    start(build('a'), days(0));
    expect(start(build('b'), days(90)).has('/assets/a.js')).toBe(true);
    expect(start(build('b'), days(119)).has('/assets/a.js')).toBe(true);
    expect(start(build('b'), days(120)).has('/assets/a.js')).toBe(false);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('stores at most 64 megabytes', () => {
    start(build('a'));
    const [first = ''] = readdirSync(folder);
    truncateSync(join(folder, first), 64 * 1024 * 1024);
    start(build('b'));
    expect(assets(start(build('c')))).toEqual(['b', 'c', 'shared'].map((name) => `/assets/${name}.js`));
    expect(readdirSync(folder)).not.toContain(first);
  });

  it('can be rolled back, and serves the assets of both builds', () => {
    start(build('a'));
    start(build('b'));
    expect(assets(start(build('a')))).toEqual(['/assets/a.js', '/assets/b.js', '/assets/shared.js']);
    expect(start(build('c')).has('/assets/b.js')).toBe(true);
    expect(readdirSync(folder)).toHaveLength(3);
  });

  it('ignores and logs a damaged file', () => {
    start(build('a'));
    start(build('b'));
    const [first = ''] = readdirSync(folder);
    writeFileSync(join(folder, first), '{');
    expect(assets(start(build('c')))).toEqual(['b', 'c', 'shared'].map((name) => `/assets/${name}.js`));
    expect(lines).toHaveLength(1);
  });

  it('serves only assets from the folder', () => {
    start(build('a'));
    start(build('b'));
    const [first = ''] = readdirSync(folder);
    const page = { type: 'text/html', etag: 'e', bodies: { identity: '' } };
    writeFileSync(join(folder, first), JSON.stringify({ '/admin.html': page }));
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    expect(start(build('b')).has('/admin.html')).toBe(false);
    expect(readdirSync(folder)).toContain('notes.txt');
  });

  it('serves its own assets when nothing can be stored', () => {
    mkdirSync(join(folder, '..'), { recursive: true });
    writeFileSync(folder, 'a file');
    expect(assets(start(build('a')))).toEqual(['/assets/a.js', '/assets/shared.js']);
    expect(lines.length).toBeGreaterThan(0);
  });
});
