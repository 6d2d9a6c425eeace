import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyDatabase, emptyFolder } from '../testing/empty-database.ts';
import { startProvider } from '../testing/provider.ts';
import { sendRequest } from '../testing/visitors.ts';
import { writeSite } from '../testing/write-site.ts';

/** A site whose page loads a script with a different name in each build. */
function build(folder: string, name: string): void {
  rmSync(folder, { recursive: true, force: true });
  writeSite(folder, {
    'index.html': `<!doctype html><script type="module" src="/assets/${name}.js"></script>`,
    [`assets/${name}.js`]: `console.log('${name}'); // ${'x'.repeat(200)}`,
  });
}

async function fetchAsset(url: string, accepted: string) {
  const response = await fetch(url, { headers: { 'Accept-Encoding': accepted } });
  const headers = [...response.headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
  return { status: response.status, headers, body: await response.text() };
}

/** The command that docs/provider.md runs before a new build is copied, for the site in this folder. */
function keepAssets(site: string): void {
  const docs = readFileSync(new URL('../../../../docs/provider.md', import.meta.url), 'utf8');
  const [, command = ''] = /^ssh \S+ '(.*)'$/m.exec(docs) ?? [];
  execFileSync('sh', ['-ec', command.replace('/srv/studio/web', site)]);
}

describe('a page that was opened before a deployment', () => {
  it('gets its scripts unchanged for thirty days', async () => {
    const folder = emptyFolder();
    const site = join(folder, 'site');
    const database = await emptyDatabase('SQLite');
    const deploy = (name: string) => {
      build(join(folder, 'next'), name);
      if (name !== 'a') {
        keepAssets(site);
        renameSync(join(site, 'client/earlier'), join(folder, 'next/client/earlier'));
      }
      rmSync(site, { recursive: true, force: true });
      renameSync(join(folder, 'next'), site);
      return startProvider(database, { env: { SITE_DIR: site } });
    };
    const fetchState = (url: string) =>
      Promise.all(['br', 'identity'].map((accepted) => fetchAsset(`${url}/assets/a.js`, accepted)));

    const first = await deploy('a');
    const etag = (await fetch(first.url)).headers.get('ETag') ?? '';
    const known = { headers: { 'If-None-Match': etag } };
    expect((await fetch(first.url, known)).status).toBe(304);
    const original = await fetchState(first.url);
    expect(original.map(({ status }) => status)).toEqual([200, 200]);
    await first.end('SIGTERM');

    const second = await deploy('b');
    expect(await fetchState(second.url)).toEqual(original);
    expect(await (await fetch(second.url, known)).text()).toContain('/assets/b.js');
    await second.end('SIGTERM');

    const old = Date.now() / 1000 - 32 * 24 * 60 * 60;
    utimesSync(join(site, 'client/earlier/assets/a.js'), old, old);
    const third = await deploy('c');
    const expired = await fetch(`${third.url}/assets/a.js`);
    expect([expired.status, expired.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
    expect((await fetch(`${third.url}/assets/b.js`)).status).toBe(200);
    await third.end('SIGTERM');
  });
});

describe('a site that changes on disk while the provider runs', () => {
  it('is served unchanged until a restart', async () => {
    const folder = emptyFolder();
    const site = join(folder, 'site');
    build(site, 'a');
    const provider = await startProvider(await emptyDatabase('SQLite'), { env: { SITE_DIR: site } });
    const agent = new Agent({ keepAlive: true });
    const fetchState = async () => {
      const { body } = await sendRequest(agent, provider.url);
      const [, script = ''] = /src="([^"]+)"/.exec(body) ?? [];
      return { script, status: (await sendRequest(agent, provider.url + script)).status };
    };
    for (const change of [
      () => undefined,
      () => {
        rmSync(join(site, 'client'), { recursive: true });
      },
      () => {
        build(join(folder, 'next'), 'b');
        rmSync(site, { recursive: true });
        renameSync(join(folder, 'next'), site);
      },
    ]) {
      change();
      expect(await fetchState()).toEqual({ script: '/assets/a.js', status: 200 });
    }
    agent.destroy();
    await provider.end('SIGTERM');
  });
});
