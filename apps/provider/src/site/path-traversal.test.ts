import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { emptyFolder } from '../testing/empty-database.ts';
import { rawRequest } from '../testing/raw-request.ts';
import { serveApp } from '../testing/serve-app.ts';
import { smallApp } from '../testing/small-app.ts';
import { writeSite } from '../testing/write-site.ts';
import { readBuiltSite } from './built-site.ts';

const secret = 'secret content';

const folder = writeSite(emptyFolder(afterAll), { 'assets/a-1.js': 'js', 'locales/en/home.json': '{}' });
mkdirSync(join(folder, 'client/.git'));
for (const name of ['secret.txt', 'client/.env', 'client/.git/config', 'client/assets/a-1.js.map'])
  writeFileSync(join(folder, name), secret);
symlinkSync(join(folder, 'secret.txt'), join(folder, 'client/link.txt'));
symlinkSync(folder, join(folder, 'client/assets/up'));

const { app, lines, observers } = smallApp({ site: readBuiltSite(folder) });
const provider = await serveApp(app, { observers });
afterAll(provider.stop);

const dots = '.. %2e%2e .%2e %252e%252e %c0%ae%c0%ae %u002e%u002e ..%00 ... ..; .\t.'.split(' ');
const slashes = '/ // %2f %252f \\ %5c %255c %c0%af /./ %u2215'.split(' ');
const targets = ['secret.txt', 'host.json', 'etc/passwd'];

/** All combinations of known encodings of "../". */
const traversals = dots.flatMap((dot) =>
  slashes.flatMap((slash) => targets.map((target) => `${`${dot}${slash}`.repeat(4)}${target}`)),
);

async function getStatus(path: string): Promise<number> {
  const [response] = await rawRequest(
    provider.url,
    `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
  );
  expect(response?.body).not.toContain(secret);
  expect(response?.body).not.toMatch(/root:|"languages"/);
  return response?.status ?? 0;
}

describe('files outside the site', () => {
  it.each(['/', '/assets/', '/locales/en/', '/api/v1/wechat/namecard/'])(
    'cannot be reached from %s with three hundred encodings',
    async (place) => {
      lines.length = 0;
      const statuses = [];
      for (const traversal of traversals) statuses.push(await getStatus(place + traversal));
      expect(traversals).toHaveLength(300);
      expect(statuses.filter((status) => ![302, 400, 404].includes(status))).toEqual([]);
      expect(lines).toHaveLength(traversals.length);
    },
  );

  it.each([
    ['a symbolic link to a file outside', '/link.txt'],
    ['a symbolic link to a folder outside', '/assets/up/secret.txt'],
    ['a file with a leading dot', '/.env'],
    ['a folder with a leading dot', '/.git/config'],
    ['a file that is not in the manifest', '/assets/a-1.js.map'],
    ['the manifest', '/host.json'],
    ['a page by its file name', '/index.html/'],
    ['a drive letter', '/C:/secret.txt'],
    ['an alternate data stream', '/assets/a-1.js::$DATA'],
    ['a file name in capitals', '/ASSETS/A-1.JS'],
    ['a property of Object.prototype', '/__proto__'],
    ['a null byte in a file name', '/assets/a-1.js%00.txt'],
  ])('cannot be reached by %s', async (_, path) => {
    expect([302, 404]).toContain(await getStatus(path));
  });

  it('are distinguished from those of the site', async () => {
    for (const path of ['/', '/assets/a-1.js', '/locales/en/home.json'])
      expect(await getStatus(path)).toBe(200);
  });
});
