import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import type { Page } from '@playwright/test';
import { untilHydrated } from './world.ts';

export interface DevServer {
  url: string;
  stop: () => Promise<void>;
}

/** Starts the development server of a site with its own Vite, as after an installation: no package is bundled yet. */
export async function startDevServer(
  folder: string,
  nodeOptions = '',
  environment: Readonly<Record<string, string>> = {},
): Promise<DevServer> {
  const vite = createRequire(join(folder, 'package.json')).resolve('vite/package.json');
  const options = ['--force', '--host', '127.0.0.1', '--port', '0'];
  const child = spawn(process.execPath, [join(dirname(vite), 'bin/vite.js'), ...options], {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: nodeOptions, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    const [url] = /http:\/\/[\w.:]+/.exec(stripVTControlCharacters(line)) ?? [];
    if (url === undefined) continue;
    child.stdout.resume();
    return {
      url,
      async stop() {
        child.kill('SIGTERM');
        await exited;
      },
    };
  }
  throw new Error('The development server exited before it listened.');
}

/** Opens a page until it is hydrated. Returns what it has requested, and how often it was loaded. */
export async function openPage(page: Page, url: string): Promise<{ requests: string[]; loads: number }> {
  const found = { requests: new Array<string>(), loads: 0 };
  page.on('request', (request) => found.requests.push(request.url()));
  page.on('load', () => (found.loads += 1));
  await page.goto(url);
  await untilHydrated(page);
  // Packages that the server discovers now would reload the page.
  await page.waitForLoadState('networkidle');
  return found;
}

/** The requests for files of packages that are not bundled, except for the libraries and Vite itself. */
export const packageFiles = (requests: readonly string[]) =>
  requests.filter((url) => /\/node_modules\/(?!@studio\/|\.vite\/|vite\/|@fontsource)/.test(url));
