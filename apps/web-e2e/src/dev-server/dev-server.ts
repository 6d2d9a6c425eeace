import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { untilHydrated } from '../world.ts';

const script = fileURLToPath(new URL('serve.ts', import.meta.url));

export interface DevServer {
  url: string;
  stop: () => Promise<void>;
}

/** Starts the development server of a site as after an installation: no package is bundled yet. */
export async function startDevServer(
  folder: string,
  {
    conditions = [],
    env = {},
  }: { conditions?: readonly string[]; env?: Readonly<Record<string, string>> } = {},
): Promise<DevServer> {
  const cache = mkdtempSync(join(tmpdir(), 'studio-vite-'));
  const { NODE_OPTIONS: _, ...variables } = process.env;
  const options = conditions.map((condition) => `--conditions=${condition}`);
  const child = spawn(process.execPath, [...options, script, folder, cache], {
    cwd: folder,
    env: { ...variables, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const [url] = (await once(lines, 'line')) as [string];
  return {
    url: url.replace(/\/$/, ''),
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
      rmSync(cache, { recursive: true });
    },
  };
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
  requests.filter((url) => /\/node_modules\/(?!@studio\/|vite\/|@fontsource)/.test(url));
