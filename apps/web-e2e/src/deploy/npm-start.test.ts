import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { root } from '../provider.ts';
import { temporaryFolder } from './built-provider.ts';

test('npm start stops gracefully when its supervisor stops npm', { timeout: 240_000 }, async () => {
  const npm = spawn('npm', ['start'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: '0',
      // The origin of the tests, so that the build is in the cache.
      VITE_SITE_ORIGIN: 'https://www.example.com',
      DATABASE_URL: `sqlite:${temporaryFolder()}/studio.sqlite`,
    },
  });
  const events: string[] = [];
  // The output ends when the provider has ended, which can be after npm.
  for await (const line of createInterface(npm.stdout)) {
    const [, event] = /"event":"([^"]+)"/.exec(line) ?? [];
    if (event === undefined) continue;
    events.push(event);
    if (event === 'server.listening') npm.kill('SIGTERM');
  }
  expect(events).toContain('server.stopped');
  expect(events).not.toContain('shutdown.forced');
});
