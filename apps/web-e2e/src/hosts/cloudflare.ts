import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { builtSite } from '../documents.ts';
import { root } from '../provider.ts';
import { type Host, type HostKind } from './host.ts';

export const cloudflare: HostKind = {
  name: "Cloudflare's wrangler",
  skipReason: spawnSync('wrangler', ['--version']).status === 0 ? undefined : 'no wrangler was found',
  capabilities: {
    language: 'english',
    sendsContentLanguage: false,
    documentCaching: 'public, max-age=0, must-revalidate',
    forwardsApi: false,
    fileNames: 'redirected',
    unknownPage: 'error page',
    trailingSlashStatus: 307,
    cachesMissingFiles: true,
    getContentType: (type) =>
      type === 'image/x-icon' ? 'image/vnd.microsoft.icon' : type.replace(/^(application\/.*); .*/, '$1'),
    listsAllowedMethods: false,
  },
  start,
};

async function start(): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'studio-wrangler-'));
  const config = readFileSync(join(root, 'deploy/wrangler.jsonc'), 'utf8');
  writeFileSync(join(folder, 'wrangler.jsonc'), config.replace('../dist/web', builtSite));
  const child = spawn('wrangler', ['dev', '--ip', '127.0.0.1', '--port', '0', '--inspector-port', '0'], {
    cwd: folder,
    env: { ...process.env, HOME: folder, WRANGLER_SEND_METRICS: 'false', CI: '1', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  const exit = once(child, 'exit');

  return {
    url: await readUrl(child.stdout),
    async stop() {
      process.off('exit', end);
      end();
      await exit;
      rmSync(folder, { recursive: true });
    },
  };
}

async function readUrl(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [, url] = /Ready on (http:\S+)/.exec(line) ?? [];
    if (url) {
      output.resume();
      return url;
    }
  }
  throw new Error('wrangler exited before it listened.');
}
