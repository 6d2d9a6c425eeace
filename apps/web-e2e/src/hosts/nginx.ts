import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { builtSite } from '../documents.ts';
import { root, startProvider } from '../provider.ts';
import { type Host, type HostKind } from './host.ts';

const { error, stderr: version } = spawnSync('nginx', ['-V'], { encoding: 'utf8' });

/** Why nginx cannot be tested. */
export const skipReason = error ? 'no nginx was found' : undefined;

/** The directive that loads the Brotli module. It is empty if the module is built in. */
const brotliModule = findBrotli();

export const nginx: HostKind = {
  name: 'nginx',
  skipReason,
  capabilities: {
    language: 'by order',
    encodings: brotliModule === undefined ? ['gzip'] : ['br', 'gzip'],
    sendsContentLanguage: true,
    documentCaching: 'no-cache',
    forwardsApi: true,
    fileNames: 'hidden',
    unknownPage: 'redirect',
    trailingSlashStatus: 308,
    cachesMissingFiles: false,
    listsAllowedMethods: true,
  },
  async start() {
    const provider = await startProvider();
    const folder = nginxFolder();
    const web = join(folder, 'studio/web');
    copyNginxFiles(builtSite, join(web, 'nginx'));
    symlinkSync(join(builtSite, 'client'), join(web, 'client'));
    writeFileSync(join(folder, 'studio-upstream.conf'), `server ${new URL(provider.url).host};`);
    const running = await startNginx(folder);
    return {
      ...running,
      async stop() {
        await running.stop();
        await provider.stop();
        rmSync(folder, { recursive: true });
      },
    };
  },
};

function findBrotli(): string | undefined {
  const [, modules = ''] = /--modules-path=(\S+)/.exec(version) ?? [];
  const module = join(modules, 'ngx_http_brotli_static_module.so');
  if (existsSync(module)) return `load_module ${module};`;
  return /add-module=\S*brotli/.test(version) ? '' : undefined;
}

/** A folder with the configuration in the repository, adapted so that every file it names is in that folder. */
export function nginxFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'studio-nginx-'));
  const changes = {
    '/srv/studio/web': `${folder}/studio/web`,
    '/etc/nginx': folder,
    '/var/log/nginx': folder,
    'listen 80;': `listen unix:${folder}/socket;`,
    'listen [::]:80;': '',
  };
  const site = Object.entries(changes).reduce(
    (config, [from, to]) => {
      if (!config.includes(from)) throw new Error(`deploy/nginx.conf does not contain "${from}".`);
      return config.replaceAll(from, to);
    },
    readFileSync(join(root, 'deploy/nginx.conf'), 'utf8'),
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${brotliModule ?? ''}
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; worker_processes 1; pid ${folder}/pid;
    events {}
    http {
      access_log off;
      ${temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
      ${site}
    }`,
  );
  return folder;
}

/** Copies the configuration of a built site, without what this nginx has no module for. */
export function copyNginxFiles(web: string, target: string): void {
  cpSync(join(web, 'nginx'), target, { recursive: true });
  if (brotliModule !== undefined) return;
  const file = join(target, 'server.conf');
  const config = readFileSync(file, 'utf8');
  writeFileSync(file, config.replace('brotli_static on;\n', ''));
}

/** Starts nginx with the configuration in a folder. */
export async function startNginx(folder: string): Promise<Host> {
  const config = join(folder, 'nginx.conf');
  const child = spawn('nginx', ['-e', join(folder, 'errors'), '-c', config], {
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
    },
  };
}
