import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Plugin } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { developSite } from './develop.ts';
import { serverEntry } from './virtual-entries.ts';

const entry = `
import { readFileSync } from 'node:fs';
import { price } from '/price.js';
const read = ({ root }) => ({ files: { '/price.txt': price, '/note.txt': readFileSync(root + '/note', 'utf8') } });
export default {
  languages: [],
  pages: [],
  descriptionNamespaces: [],
  redirects: {},
  content: async () => ({ default: { folders: () => [], read: async (context) => read(context) } }),
};
`;

/** A site without pages, whose content is a price from a module, and a note from a file. */
const site: Plugin = {
  name: 'test:site',
  resolveId: (id) => (id === serverEntry ? `\0${id}` : null),
  load: (id) => (id === `\0${serverEntry}` ? entry : null),
  configureServer: (server) => () => {
    developSite(server, join(server.config.root, 'locales'));
  },
};

let folder: string;
let server: Awaited<ReturnType<typeof createServer>>;
let url: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'develop-'));
  await writeFile(join(folder, 'price.js'), `export const price = '$90';`);
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

const fetchText = async (path: string) => {
  const response = await fetch(url + path);
  return response.ok ? response.text() : response.status;
};

it('reads the content again after it could not be read', async () => {
  expect(await fetchText('note.txt')).toBe(500);
  await writeFile(join(folder, 'note'), 'Per month');
  expect(await fetchText('note.txt')).toBe('Per month');
});

it('reads the content again when a module that it imports has changed', async () => {
  expect(await fetchText('price.txt')).toBe('$90');
  await writeFile(join(folder, 'price.js'), `export const price = '$80';`);
  await expect.poll(() => fetchText('price.txt'), { timeout: 10_000 }).toBe('$80');
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
