import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hostSite } from '../testing/host-site.ts';
import { writeStaticHosts } from './static-hosts.ts';

let client: string;
beforeEach(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'studio-'));
  client = join(folder, 'client');
  for (const name of Object.keys(hostSite.files)) {
    mkdirSync(join(client, name, '..'), { recursive: true });
    writeFileSync(join(client, name), '');
    writeFileSync(join(client, `${name}.br`), '');
  }
  await writeStaticHosts(client, hostSite);
});
afterEach(() => {
  rmSync(join(client, '..'), { recursive: true });
});

describe('writeStaticHosts', () => {
  it('writes a 404 page that redirects home and has no text', () => {
    const page = readFileSync(join(client, '404.html'), 'utf8');
    expect(page).toContain('<meta http-equiv="refresh" content="0; url=/">');
    expect(page).toContain('<a href="/">www.example.com</a>');
  });

  it.each(['', '.br'])('sets a different modification time for each language of a path (%j)', (suffix) => {
    const second = (file: string) => Math.floor(statSync(join(client, file + suffix)).mtimeMs / 1000);
    expect(second('index.html')).not.toBe(second('index.zh-TW.html'));
  });
});
