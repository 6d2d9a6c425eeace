import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { hostSite } from '../testing/host-site.ts';
import { writeStaticHosts } from './static-hosts.ts';

it('writes a 404 page that redirects home and has no text', async () => {
  const client = mkdtempSync(join(tmpdir(), 'studio-'));
  onTestFinished(() => {
    rmSync(client, { recursive: true });
  });
  await writeStaticHosts(client, hostSite);
  const page = readFileSync(join(client, '404.html'), 'utf8');
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/">');
  expect(page).toContain('<a href="/">www.example.com</a>');
});
