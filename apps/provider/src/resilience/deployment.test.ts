import { renameSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { readBuiltSite } from '../site/built-site.ts';
import { keepEarlierAssets } from '../site/earlier-assets.ts';
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

describe('a page that was opened before a deployment', () => {
  it('gets its scripts unchanged until ten later builds', async () => {
    const folder = emptyFolder();
    const site = join(folder, 'site');
    const env = { SITE_DIR: site, ASSETS_DIR: join(folder, 'assets') };
    const database = await emptyDatabase('SQLite');
    const deploy = async (name: string) => {
      build(site, name);
      return startProvider(database, { env });
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

    for (let count = 2; count <= 10; count += 1) {
      build(site, `b${String(count)}`);
      keepEarlierAssets(readBuiltSite(site), { folder: env.ASSETS_DIR, log: pino({ enabled: false }) });
    }
    const last = await deploy('c');
    const expired = await fetch(`${last.url}/assets/a.js`);
    expect([expired.status, expired.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
    expect((await fetch(`${last.url}/assets/b.js`)).status).toBe(200);
    await last.end('SIGTERM');
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
