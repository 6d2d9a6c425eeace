import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { emptyFolder } from '../testing/empty-database.ts';
import { smallApp } from '../testing/small-app.ts';
import { writeSite } from '../testing/write-site.ts';
import { readBuiltSite } from './built-site.ts';

type App = ReturnType<typeof smallApp>['app'];

/** The command that docs/provider.md runs before a new build is copied, for the site in this folder. */
function keepAssets(site: string): void {
  const docs = readFileSync(new URL('../../../../docs/provider.md', import.meta.url), 'utf8');
  const [, command = ''] = /^ssh \S+ '(.*)'$/m.exec(docs) ?? [];
  execFileSync('sh', ['-ec', command.replace('/srv/studio/web', site)]);
}

/** Replaces the site on disk by a build whose page loads a script with this name, and starts a provider. */
function deploy(site: string, name: string): App {
  const next = writeSite(`${site}-next`, {
    'index.html': `<!doctype html><script type="module" src="/assets/${name}.js"></script>`,
    [`assets/${name}.js`]: `console.log('${name}'); // ${'x'.repeat(200)}`,
  });
  if (existsSync(site)) {
    keepAssets(site);
    renameSync(join(site, 'client/earlier'), join(next, 'client/earlier'));
    rmSync(site, { recursive: true });
  }
  renameSync(next, site);
  return smallApp({ site: readBuiltSite(site) }).app;
}

const fetchScript = (app: App, name: string) =>
  Promise.all(
    ['br', 'identity'].map(async (accepted) => {
      const response = await app.request(`/assets/${name}.js`, { headers: { 'Accept-Encoding': accepted } });
      return { status: response.status, headers: [...response.headers], body: await response.text() };
    }),
  );

it('a page that is open during a deployment keeps its scripts, and gets no files of two builds', async () => {
  const site = join(emptyFolder(), 'site');
  const first = deploy(site, 'a');
  const etag = (await first.request('/')).headers.get('ETag') ?? '';
  const known = { headers: { 'If-None-Match': etag } };
  expect((await first.request('/', known)).status).toBe(304);
  const original = await fetchScript(first, 'a');
  expect(original.map(({ status }) => status)).toEqual([200, 200]);

  const second = deploy(site, 'b');
  expect(await fetchScript(second, 'a')).toEqual(original);
  expect(await (await second.request('/', known)).text()).toContain('/assets/b.js');
  // The provider that was started before serves its own build until it is restarted.
  expect(await (await first.request('/')).text()).toContain('/assets/a.js');
  expect(await fetchScript(first, 'a')).toEqual(original);

  const old = Date.now() / 1000 - 32 * 24 * 60 * 60;
  utimesSync(join(site, 'client/earlier/assets/a.js'), old, old);
  const third = deploy(site, 'c');
  const expired = await third.request('/assets/a.js');
  expect([expired.status, expired.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
  expect((await third.request('/assets/b.js')).status).toBe(200);
});
