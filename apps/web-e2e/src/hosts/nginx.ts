import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { root, startProvider } from '../provider.ts';
import { type Host, type HostKind } from './host.ts';
import { providerHost } from './provider-host.ts';

const missing = ['nginx', 'openssl'].find((name) => spawnSync(name, ['-v']).error);

/** Why nginx cannot be tested. */
export const skipReason = missing === undefined ? undefined : `no ${missing} was found`;

export const nginx: HostKind = {
  name: 'nginx',
  skipReason,
  capabilities: providerHost.capabilities,
  async start() {
    const provider = await startProvider(undefined, { TRUSTED_PROXIES: '1' });
    const folder = nginxFolder(provider.url);
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

/** A folder with `deploy/nginx.conf`, adapted so that every file it names is in that folder. */
export function nginxFolder(providerUrl?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'studio-nginx-'));
  const changes = {
    '/etc/letsencrypt/live/www.example.com': folder,
    '/etc/nginx': folder,
    '/var/log/nginx': folder,
    'listen 80;': `listen unix:${folder}/plain-socket;`,
    'listen 443 ssl http2;': `listen unix:${folder}/socket ssl http2;`,
    'listen [::]:80;': '',
    'listen [::]:443 ssl http2;': '',
  };
  const site = Object.entries(changes).reduce(
    (config, [from, to]) => {
      if (!config.includes(from)) throw new Error(`deploy/nginx.conf does not contain "${from}".`);
      return config.replaceAll(from, to);
    },
    readFileSync(join(root, 'deploy/nginx.conf'), 'utf8'),
  );
  execFileSync(
    'openssl',
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=localhost -keyout privkey.pem -out fullchain.pem'.split(
      ' ',
    ),
    { cwd: folder, stdio: 'ignore' },
  );
  if (providerUrl !== undefined)
    writeFileSync(join(folder, 'studio-upstream.conf'), `server ${new URL(providerUrl).host};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; worker_processes 1; pid ${folder}/pid;
    events {}
    http {
      # Clients of a socket have no address, so a header has it.
      set_real_ip_from unix:; real_ip_header X-Client;
      access_log ${folder}/access.log;
      ${temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
      ${site}
    }`,
  );
  return folder;
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
    url: 'https://localhost',
    socketPath,
    async stop() {
      process.off('exit', end);
      end();
      await exit;
    },
  };
}
