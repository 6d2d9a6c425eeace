import { renameSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { readBuiltSite } from '../site/built-site.ts';
import { withEarlierAssets } from '../site/earlier-assets.ts';
import { emptyDatabase, emptyFolder } from '../testing/empty-database.ts';
import { startProvider } from '../testing/provider.ts';
import { laySite } from '../testing/site-on-disk.ts';
import { ask } from '../testing/visitors.ts';

/** A site whose page starts a script, as each build calls it anew. */
function build(folder: string, name: string): void {
  rmSync(folder, { recursive: true, force: true });
  laySite(folder, {
    'index.html': `<!doctype html><script type="module" src="/assets/${name}.js"></script>`,
    [`assets/${name}.js`]: `console.log('${name}'); // ${'x'.repeat(200)}`,
  });
}

async function fetchAsset(url: string, accepted: string) {
  const answer = await fetch(url, { headers: { 'Accept-Encoding': accepted } });
  const headers = [...answer.headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
  return { status: answer.status, headers, body: await answer.text() };
}

describe('a page that was opened before a deployment', () => {
  it('still gets its scripts after it, to the letter, until ten more have come', async () => {
    const folder = emptyFolder();
    const site = join(folder, 'site');
    const env = { SITE_DIR: site, ASSETS_DIR: join(folder, 'assets') };
    const database = await emptyDatabase('SQLite');
    const deploy = async (name: string) => {
      build(site, name);
      return startProvider(database, { env });
    };
    const look = (url: string) =>
      Promise.all(['br', 'identity'].map((accepted) => fetchAsset(`${url}/assets/a.js`, accepted)));

    const first = await deploy('a');
    const etag = (await fetch(first.url)).headers.get('ETag') ?? '';
    const known = { headers: { 'If-None-Match': etag } };
    expect((await fetch(first.url, known)).status).toBe(304);
    const opened = await look(first.url);
    expect(opened.map(({ status }) => status)).toEqual([200, 200]);
    await first.end('SIGTERM');

    const second = await deploy('b');
    expect(await look(second.url)).toEqual(opened);
    expect(await (await fetch(second.url, known)).text()).toContain('/assets/b.js');
    await second.end('SIGTERM');

    for (let count = 2; count <= 10; count += 1) {
      build(site, `b${String(count)}`);
      withEarlierAssets(readBuiltSite(site), { folder: env.ASSETS_DIR, log: pino({ enabled: false }) });
    }
    const last = await deploy('c');
    const gone = await fetch(`${last.url}/assets/a.js`);
    expect([gone.status, gone.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
    expect((await fetch(`${last.url}/assets/b.js`)).status).toBe(200);
    await last.end('SIGTERM');
  });
});

describe('a site that changes under a provider', () => {
  it('is served whole as it was, until the provider is started again', async () => {
    const folder = emptyFolder();
    const site = join(folder, 'site');
    build(site, 'a');
    const provider = await startProvider(await emptyDatabase('SQLite'), { env: { SITE_DIR: site } });
    const agent = new Agent({ keepAlive: true });
    const look = async () => {
      const { body } = await ask(agent, provider.url);
      const [, script = ''] = /src="([^"]+)"/.exec(body) ?? [];
      return { script, status: (await ask(agent, provider.url + script)).status };
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
      expect(await look()).toEqual({ script: '/assets/a.js', status: 200 });
    }
    agent.destroy();
    await provider.end('SIGTERM');
  });
});
