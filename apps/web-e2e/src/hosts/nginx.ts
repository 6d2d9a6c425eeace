import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { builtSite } from '../documents.ts';
import { root, startProvider } from '../provider.ts';
import { type Host, type HostKind } from './host.ts';

export const nginx: HostKind = {
  name: 'nginx',
  skipReason: findBrotli() === undefined ? 'no nginx with brotli was found' : undefined,
  capabilities: {
    language: 'by order',
    encodings: ['br', 'gzip'],
    sendsContentLanguage: true,
    documentCaching: 'no-cache',
    forwardsApi: true,
    fileNames: 'hidden',
    unknownPage: 'redirect',
    trailingSlashStatus: 308,
    cachesMissingFiles: false,
    listsAllowedMethods: true,
  },
  start,
};

/** Returns the directive that loads the Brotli module. It is empty if the module is built in. */
function findBrotli(): string | undefined {
  const { stderr } = spawnSync('nginx', ['-V'], { encoding: 'utf8' });
  const [, modules = ''] = /--modules-path=(\S+)/.exec(stderr) ?? [];
  const module = join(modules, 'ngx_http_brotli_static_module.so');
  if (existsSync(module)) return `load_module ${module};`;
  return /add-module=\S*brotli/.test(stderr) ? '' : undefined;
}

/** The configuration in the repository, with the settings that an owner must change adapted to the test. */
function configOf(folder: string, provider: string): string {
  const changes = {
    '/srv/studio/web': builtSite,
    '127.0.0.1:4200': new URL(provider).host,
    'listen 80;': `listen unix:${folder}/socket;`,
    'listen [::]:80;': '',
  };
  return Object.entries(changes).reduce(
    (config, [from, to]) => {
      if (!config.includes(from)) throw new Error(`deploy/nginx.conf does not contain "${from}".`);
      return config.replaceAll(from, to);
    },
    readFileSync(join(root, 'deploy/nginx.conf'), 'utf8'),
  );
}

async function start(): Promise<Host> {
  const provider = await startProvider();
  const folder = mkdtempSync(join(tmpdir(), 'studio-nginx-'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${findBrotli() ?? ''}
    daemon off; master_process off; pid ${folder}/pid;
    events {}
    http {
      access_log off;
      ${temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
      ${configOf(folder, provider.url)}
    }`,
  );
  const child = spawn('nginx', ['-e', join(folder, 'errors'), '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  const exit = once(child, 'exit');
  const socketPath = join(folder, 'socket');
  while (!existsSync(socketPath)) {
    if (child.exitCode !== null) throw new Error(readFileSync(join(folder, 'errors'), 'utf8'));
    await setTimeout(20);
  }

  return {
    url: 'http://localhost',
    socketPath,
    async stop() {
      process.off('exit', end);
      end();
      await exit;
      await provider.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
