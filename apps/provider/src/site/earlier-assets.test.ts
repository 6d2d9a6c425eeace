import { mkdirSync, readdirSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSecurityHeaders } from '@studio/site/host';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyFolder } from '../testing/empty-database.ts';
import { smallApp } from '../testing/small-app.ts';
import { smallSite } from '../testing/small-site.ts';
import { usedMemory } from '../testing/used-memory.ts';
import type { BuiltSite, SiteFile } from './built-site.ts';
import { keepEarlierAssets } from './earlier-assets.ts';
import { prepareSite } from './prepared-site.ts';

const body = (text: string) => new Uint8Array(Buffer.from(text));
const days = (count: number) => new Date(Date.parse('2026-11-20T12:00:00Z') + count * 24 * 60 * 60 * 1000);

/** A build with its own script and one that all builds share. */
function build(name: string, text = name): BuiltSite {
  const asset = (content: string): SiteFile => ({
    type: 'text/javascript; charset=utf-8',
    etag: `etag of ${content.slice(-8)}`,
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

const megabyte = 1024 * 1024;

let folder: string;
let lines: string[];
beforeEach(() => {
  folder = join(emptyFolder(), 'deep/assets');
  lines = [];
});

/** Starts a provider with this build. */
function start(site: BuiltSite, now = days(0)) {
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const earlierAssets = keepEarlierAssets(site, { folder, log, now });
  const securityHeaders = createSecurityHeaders();
  const { app } = smallApp({
    site: prepareSite(site, { securityHeaders, crossOrigin: false, earlierAssets }),
  });
  const request = async (path: string, headers: Record<string, string> = {}) =>
    app.request(path, { headers });
  return {
    earlierAssets,
    request,
    /** The response with an asset, without what differs in each request. */
    async fetch(path: string, headers?: Record<string, string>) {
      const response = await request(path, headers);
      const { status } = response;
      return { status, headers: [...response.headers], body: await response.text() };
    },
    statusOf: async (path: string) => (await request(path)).status,
    textOf: async (path: string) => (await request(path)).text(),
  };
}

const pathsOf = ({ earlierAssets }: ReturnType<typeof start>) => [...earlierAssets.keys()].sort();

/** The folder of the only build so far. */
const firstBuild = () => join(folder, readdirSync(folder)[0] ?? '');

describe('a provider with a new build', () => {
  it.each([
    {},
    { 'Accept-Encoding': 'br' },
    { 'Accept-Encoding': 'gzip' },
    { 'If-None-Match': '"etag of a"' },
  ])('serves the assets of the previous build unchanged, with the request headers %j', async (headers) => {
    const before = await start(build('a')).fetch('/assets/a.js', headers);
    const provider = start(build('b'));
    expect(await provider.fetch('/assets/a.js', headers)).toEqual(before);
    expect(before.status).toBe('If-None-Match' in headers ? 304 : 200);
    expect(pathsOf(provider)).toEqual(['/assets/a.js']);
    expect(lines).toEqual([]);
  });

  it('serves translations and other files only of the new build', async () => {
    start(build('a'));
    const provider = start(build('b'));
    expect(await provider.statusOf('/locales/en/a.json')).toBe(404);
    expect(await provider.textOf('/locales/en/home.json')).toBe('b');
  });

  it('prefers its own asset with the same name', async () => {
    start(build('a', 'old'));
    expect(await start(build('a', 'new')).textOf('/assets/a.js')).toBe('new');
  });

  it('serves the assets of ten builds', async () => {
    start(build('a'));
    for (let count = 1; count <= 10; count += 1) {
      expect(await start(build(`b${String(count)}`), days(count)).statusOf('/assets/a.js')).toBe(200);
      // A restart is not a new build.
      start(build(`b${String(count)}`), days(count));
    }
    expect(await start(build('c'), days(11)).statusOf('/assets/a.js')).toBe(404);
    expect(readdirSync(folder)).toHaveLength(11);
  });

  it('serves the assets of a build for thirty days after it was replaced', async () => {
    start(build('a'), days(0));
    for (const [day, status] of [
      [90, 200],
      [119, 200],
      [120, 404],
    ] as const)
      expect(await start(build('b'), days(day)).statusOf('/assets/a.js')).toBe(status);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('stores at most 64 megabytes', () => {
    start(build('a'));
    const first = firstBuild();
    truncateSync(join(first, 'assets/a.js'), 64 * megabyte);
    start(build('b'));
    expect(pathsOf(start(build('c')))).toEqual(['/assets/b.js']);
    expect(readdirSync(folder).map((name) => join(folder, name))).not.toContain(first);
  });

  it('can be rolled back, and serves the assets of both builds, also while both run', async () => {
    start(build('a'));
    const replaced = start(build('b'));
    expect(pathsOf(start(build('a')))).toEqual(['/assets/b.js']);
    expect(await replaced.statusOf('/assets/a.js')).toBe(200);
    expect(pathsOf(start(build('c')))).toEqual(['/assets/a.js', '/assets/b.js']);
  });

  it('does not read the assets of earlier builds into memory', async () => {
    const large = 'x'.repeat(3 * megabyte);
    for (let count = 0; count < 10; count += 1) start(build(`b${String(count)}`, large + String(count)));
    const before = await usedMemory();
    const provider = start(build('c'));
    expect(pathsOf(provider)).toHaveLength(10);
    expect((await usedMemory()) - before).toBeLessThan(2 * megabyte);
    expect((await provider.textOf('/assets/b0.js')).length).toBe(3 * megabyte + 1);
    expect((await usedMemory()) - before).toBeLessThan(2 * megabyte);
  });

  it('answers 404 for an asset that was deleted or damaged while it runs', async () => {
    start(build('a'));
    const first = firstBuild();
    const provider = start(build('b'));
    expect(await provider.statusOf('/assets/a.js')).toBe(200);
    writeFileSync(join(first, 'assets/a.js'), 'A');
    const damaged = await provider.request('/assets/a.js');
    expect([damaged.status, damaged.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
    rmSync(first, { recursive: true });
    expect(await provider.statusOf('/assets/a.js')).toBe(404);
  });

  it('ignores and logs a damaged manifest', () => {
    start(build('a'));
    const first = firstBuild();
    start(build('b'));
    writeFileSync(join(first, 'manifest.json'), '{');
    expect(pathsOf(start(build('c')))).toEqual(['/assets/b.js']);
    expect(lines).toHaveLength(1);
  });

  it.each([
    '/admin.html',
    '/assets/../admin.html',
    '/assets/../../../secret.txt',
    '/assets/..\\..\\secret.txt',
    '/assets//secret.txt',
    '/assets/./secret.txt',
  ])('ignores a manifest that lists %s, which is no asset', (path) => {
    start(build('a'));
    const first = firstBuild();
    start(build('b'));
    const listed = { type: 'text/html', etag: 'e', hashes: { identity: '' } };
    writeFileSync(join(first, 'manifest.json'), JSON.stringify({ [path]: listed }));
    expect(pathsOf(start(build('b')))).toEqual([]);
    expect(lines).toHaveLength(1);
  });

  it('serves no file that the manifest does not list', async () => {
    start(build('a'));
    writeFileSync(join(firstBuild(), 'assets/secret.js'), 'secret');
    const provider = start(build('b'));
    for (const path of ['/assets/secret.js', '/assets/a.js.br', '/assets/manifest.json', '/manifest.json'])
      expect(await provider.statusOf(path)).toBe(404);
  });

  it('deletes what other versions and killed providers left, and no other file', () => {
    start(build('a'));
    const names = {
      file: '1700000000000-aaaaaaaaaaaaaaaaaaaaaa.json',
      old: '1700000000001-aaaaaaaaaaaaaaaaaaaaaa.12.part',
      recent: '1700000000002-aaaaaaaaaaaaaaaaaaaaaa.13.part',
    };
    writeFileSync(join(folder, names.file), '{}');
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    for (const name of [names.old, names.recent])
      mkdirSync(join(folder, name, 'assets'), { recursive: true });
    utimesSync(join(folder, names.old), 1_700_000_000, 1_700_000_000);
    start(build('b'));
    const left = readdirSync(folder);
    expect(left).toHaveLength(4);
    expect(left).toEqual(expect.arrayContaining([names.recent, 'notes.txt']));
  });

  it('serves its own assets when nothing can be stored', async () => {
    mkdirSync(join(folder, '..'), { recursive: true });
    writeFileSync(folder, 'a file');
    expect(await start(build('a')).textOf('/assets/a.js')).toBe('a');
    expect(lines.length).toBeGreaterThan(0);
  });
});
