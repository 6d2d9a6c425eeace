import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { protectionOf } from '../headers.ts';
import { requestLog } from '../log-requests.ts';
import type { Running } from '../serve.ts';
import { rawRequest } from '../testing/raw-request.ts';
import { laySite } from '../testing/site-on-disk.ts';
import { serveApp } from '../testing/serve-app.ts';
import { smallApp } from '../testing/small-app.ts';
import { readBuiltSite } from './built-site.ts';
import { prepareSite } from './prepared-site.ts';
import { quickAnswers } from './quick-answers.ts';

const secret = 'nobody may read this';

let folder: string;
let provider: Running;
const lines: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'studio-'));
  laySite(folder, { 'assets/a-1.js': 'js', 'locales/en/home.json': '{}' });
  mkdirSync(join(folder, 'client/.git'));
  for (const name of ['secret.txt', 'client/.env', 'client/.git/config', 'client/assets/a-1.js.map'])
    writeFileSync(join(folder, name), secret);
  symlinkSync(join(folder, 'secret.txt'), join(folder, 'client/link.txt'));
  symlinkSync(folder, join(folder, 'client/assets/up'));

  const site = prepareSite(readBuiltSite(folder), { protection: protectionOf(), crossOrigin: false });
  const log = requestLog({ write: (line) => void lines.push(line) });
  const { app } = smallApp({ site, requestLog: log });
  const quick = quickAnswers(site, { trustedHops: 0, log });
  provider = await serveApp(app, { quick, log });
});
afterAll(async () => {
  await provider.stop();
  rmSync(folder, { recursive: true });
});

const dots = [
  '..',
  '%2e%2e',
  '.%2e',
  '%252e%252e',
  '%c0%ae%c0%ae',
  '%u002e%u002e',
  '..%00',
  '...',
  '..;',
  '.\t.',
];
const slashes = ['/', '//', '%2f', '%252f', '\\', '%5c', '%255c', '%c0%af', '/./', '%u2215'];
const targets = ['secret.txt', 'host.json', 'etc/passwd'];

/** Every way to write "up and out" that some server has once believed. */
const waysOut = dots.flatMap((dot) =>
  slashes.flatMap((slash) => targets.map((target) => `${`${dot}${slash}`.repeat(4)}${target}`)),
);

async function statusOf(path: string): Promise<number> {
  const [answer] = await rawRequest(
    provider.url,
    `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
  );
  expect(answer?.body).not.toContain(secret);
  expect(answer?.body).not.toMatch(/root:|"languages"/);
  return answer?.status ?? 0;
}

describe('the files of the machine', () => {
  it.each(['/', '/assets/', '/locales/en/', '/api/v1/wechat/namecard/'])(
    'are out of reach from %s, in three hundred ways',
    async (place) => {
      lines.length = 0;
      const statuses = [];
      for (const way of waysOut) statuses.push(await statusOf(place + way));
      expect(waysOut).toHaveLength(300);
      expect(statuses.filter((status) => ![302, 400, 404].includes(status))).toEqual([]);
      expect(lines).toHaveLength(waysOut.length);
    },
  );

  it.each([
    ['a link that leads out', '/link.txt'],
    ['a folder that leads out', '/assets/up/secret.txt'],
    ['a file that begins with a dot', '/.env'],
    ['a folder that begins with a dot', '/.git/config'],
    ['a file that the build does not list', '/assets/a-1.js.map'],
    ['the list itself', '/host.json'],
    ['a page by the name of its file', '/index.html/'],
    ['a drive', '/C:/secret.txt'],
    ['a stream of a file', '/assets/a-1.js::$DATA'],
    ['a file in capitals', '/ASSETS/A-1.JS'],
    ['a property of every object', '/__proto__'],
    ['a file beyond a zero byte', '/assets/a-1.js%00.txt'],
  ])('are not reached by %s', async (_, path) => {
    expect([302, 404]).toContain(await statusOf(path));
  });

  it('are there if they are of the site', async () => {
    for (const path of ['/', '/assets/a-1.js', '/locales/en/home.json'])
      expect(await statusOf(path)).toBe(200);
  });
});
