// Measures how many pages a second the provider serves, compared with nginx with the same compressed files. The server
// runs on the first core, and the clients on the second. Needs Linux with two cores, nginx and the built site.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSecurityHeaders, documentHeaders, reportsPath, type Headers } from '@studio/site/host';
import { readBuiltSite } from '../src/site/built-site.ts';
import { load, processorTime, providerCommand, startServer, type Server } from './servers.ts';

const rounds = 5;
const seconds = 3;
const clients = 32;
const site = join(import.meta.dirname, '../../../dist/web');
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const acceptEncoding = existsSync(brotli) ? 'br' : 'gzip';

/** The start of a command that pins a process to one core. */
const onCore = (core: number) => ['taskset', '-c', String(core)];

/** Debian's configuration, plus compressed copies and the headers of a page. It logs requests, like the provider. */
const nginxConfig = (folder: string, port: number, headers: Headers) => `
  ${acceptEncoding === 'br' ? `load_module ${brotli};` : ''}
  daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/errors;
  events { worker_connections 768; }
  http {
    include /etc/nginx/mime.types; sendfile on; tcp_nopush on; access_log ${folder}/access;
    keepalive_requests 100000000; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
    fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
    ${Object.entries(headers)
      .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`)
      .join('\n    ')}
    server {
      listen 127.0.0.1:${String(port)}; root ${site}/client; ${acceptEncoding === 'br' ? 'brotli' : 'gzip'}_static on;
      location / { try_files $uri $uri/index.html =404; }
    }
  }`;

const built = readBuiltSite(site);
const pages = [...built.documents].filter(([, byLanguage]) => byLanguage.size === 1);
const sizes = pages.flatMap(([, files]) =>
  [...files.values()].map(({ copies }) => copies.get(acceptEncoding)?.length ?? 0),
);
const paths = pages.map(([path]) => path);
const average = Math.round(sizes.reduce((sum, size) => sum + size, 0) / sizes.length);

const headers: Headers = {
  ...createSecurityHeaders(),
  ...documentHeaders(built, reportsPath),
  'Content-Language': 'en',
  Vary: 'Accept-Encoding',
};
const folder = mkdtempSync(join(tmpdir(), 'studio-bench-'));
const servers = {
  nginx: await startServer({
    command(port) {
      writeFileSync(join(folder, 'nginx.conf'), nginxConfig(folder, port, headers));
      return [...onCore(0), 'nginx', '-e', join(folder, 'errors'), '-c', join(folder, 'nginx.conf')];
    },
  }),
  'the provider': await startServer({
    command: () => [...onCore(0), ...providerCommand],
    env: {
      DATABASE_URL: `sqlite:${join(folder, 'studio.sqlite')}`,
      SITE_DIR: site,
      RATE_LIMIT: 'off',
    },
    log: join(folder, 'log'),
  }),
};

async function measure(server: Server) {
  const used = processorTime(server);
  const { responses, refused, perSecond, p99 } = await load(
    server,
    { clients, seconds, paths, acceptEncoding },
    onCore(1),
  );
  if (refused > 0) throw new Error('A page was refused.');
  return { perSecond, p99, perProcessorSecond: responses / (processorTime(server) - used) };
}

const figures = new Map<string, Awaited<ReturnType<typeof measure>>[]>();
// The servers take turns, so that other work of the machine affects all of them. The first round is a warm-up.
for (let round = 0; round <= rounds; round += 1)
  for (const [who, server] of Object.entries(servers)) {
    const found = await measure(server);
    if (round > 0) figures.set(who, [...(figures.get(who) ?? []), found]);
  }
for (const server of Object.values(servers)) await server.end();
rmSync(folder, { recursive: true });

const middle = (who: string, of: 'perSecond' | 'p99' | 'perProcessorSecond') =>
  (figures.get(who) ?? []).map((found) => found[of]).sort((one, other) => one - other)[rounds >> 1] ?? 0;
const ofNginx = (who: string, of: 'perSecond' | 'perProcessorSecond') =>
  (middle(who, of) / middle('nginx', of)).toFixed(2);
const rows = Object.keys(servers).map((who) => ({
  server: who,
  'per second': Math.round(middle(who, 'perSecond')),
  'of nginx': ofNginx(who, 'perSecond'),
  'per second of CPU time': Math.round(middle(who, 'perProcessorSecond')),
  'CPU time, of nginx': ofNginx(who, 'perProcessorSecond'),
  'p99 ms': middle(who, 'p99').toFixed(1),
}));
console.log(
  `\n${String(paths.length)} pages of ${String(average)} bytes on average as ${acceptEncoding}, ${String(clients)} clients, the median of ${String(rounds)} rounds`,
);
console.table(rows);
