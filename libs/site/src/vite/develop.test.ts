import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Plugin } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { developSite } from './develop.ts';
import { serverEntry } from './virtual-entries.ts';

/** A site without pages. */
const site: Plugin = {
  name: 'test:site',
  resolveId: (id) => (id === serverEntry ? `\0${id}` : null),
  load: (id) =>
    id === `\0${serverEntry}`
      ? 'export default { languages: [], pages: [], descriptionNamespaces: [], redirects: {} }'
      : null,
  configureServer: (server) => () => {
    developSite(server, server.config.root);
  },
};

let folder: string;
let server: Awaited<ReturnType<typeof createServer>>;
let url: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'develop-'));
  server = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { host: '127.0.0.1', port: 0, ws: false },
    plugins: [site],
  });
  await server.listen();
  url = server.resolvedUrls?.local[0] ?? '';
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

it.each(['missing.png', 'robots.txt', 'assets/missing', 'locales/en/missing.json', 'api/v1/missing'])(
  'responds with status 404 to /%s, which does not exist',
  async (path) => {
    const { status } = await fetch(url + path, { redirect: 'manual' });
    expect(status).toBe(404);
  },
);

it('redirects from an unknown page to the home page, as the provider does', async () => {
  const { status, headers } = await fetch(`${url}missing`, { redirect: 'manual' });
  expect(status).toBe(302);
  expect(headers.get('location')).toBe('/');
});
