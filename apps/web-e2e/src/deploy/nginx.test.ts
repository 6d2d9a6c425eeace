import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { builtSite } from '../documents.ts';
import { send } from '../hosts/host.ts';
import { copyNginxFiles, nginxFolder, skipReason, startNginx } from '../hosts/nginx.ts';

const paths = ['/en/about?from=secret', '/api/v1/newsletter/unsubscribe?token=secret', '/no.png?secret'];
const entry = v.object({ method: v.string(), path: v.string(), network: v.string() });

describe.skipIf(skipReason !== undefined)('the logs of nginx', () => {
  test('contain no query and only the network of a client, also when the provider is down', async () => {
    const folder = nginxFolder();
    const web = join(folder, 'studio/web');
    copyNginxFiles(builtSite, join(web, 'nginx'));
    symlinkSync(join(builtSite, 'client'), join(web, 'client'));
    writeFileSync(join(folder, 'studio-upstream.conf'), 'server 127.0.0.1:9;');
    // Clients of a socket have no address, so a header says it.
    const config = join(folder, 'nginx.conf');
    writeFileSync(
      config,
      readFileSync(config, 'utf8').replace(
        'http {',
        'http { set_real_ip_from unix:; real_ip_header X-Client;',
      ),
    );
    const nginx = await startNginx(folder);
    const clients = ['203.0.113.77', '2001:db8:aaaa:bbbb:cccc::1', '2001:db8::77', '::1'];
    for (const client of clients)
      for (const path of [
        '/en/about?from=secret',
        '/api/v1/newsletter/unsubscribe?token=secret',
        '/no.png?secret',
      ])
        await send(nginx, { path, headers: { 'X-Client': client, Referer: 'http://localhost/?secret' } });
    await nginx.stop();
    const lines = readFileSync(join(folder, 'studio.log'), 'utf8').trim().split('\n');
    const errors = ['studio-error.log', 'errors'].map((name) => readFileSync(join(folder, name), 'utf8'));
    rmSync(folder, { recursive: true });

    expect([...lines, ...errors].join('\n')).not.toMatch(/secret|113\.77|bbbb|::77/);
    expect(lines.map((line) => v.parse(entry, JSON.parse(line)))).toEqual(
      ['203.0.113.0/24', '2001:db8:aaaa::/48', '2001:db8::/48', '-'].flatMap((network) =>
        paths.map((path) => ({ method: 'GET', path: path.replace(/\?.*/, ''), network })),
      ),
    );
  });
});
