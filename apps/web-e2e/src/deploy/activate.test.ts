import { execFile } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '../../../../tools/free-port.ts';
import { builtSite } from '../documents.ts';
import { send, type Host } from '../hosts/host.ts';
import { nginxFolder, skipReason, startNginx } from '../hosts/nginx.ts';
import { root } from '../provider.ts';

const run = promisify(execFile);

describe.skipIf(skipReason !== undefined)('deploy/activate.sh', () => {
  test('replaces a release under load: nginx answers every request, and every acknowledged message is stored', async () => {
    const machine = await prepareMachine();
    const first = machine.createRelease('first');
    writeFileSync(join(first, 'web/client/assets/first-1.js'), 'first');
    await machine.activate(first);
    const nginx = await startNginx(machine.folder);
    onTestFinished(() => nginx.stop());
    const load = sendMessages(nginx);
    for (const name of ['second', 'third']) {
      await machine.activate(machine.createRelease(name));
      expect(realpathSync(join(machine.folder, 'studio'))).toBe(machine.release(name));
    }
    // The asset of a page that was opened two deployments before.
    const asset = await send(nginx, { path: '/assets/first-1.js' });
    expect([asset.status, asset.body.toString()]).toEqual([200, 'first']);
    expect(asset.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const { ids, failures } = await load.stop();
    expect(failures).toEqual([]);
    expect(ids.length).toBeGreaterThan(20);
    expect(machine.storedIds()).toEqual(expect.arrayContaining(ids));
  });

  test('changes nothing if the new provider does not start', async () => {
    const machine = await prepareMachine();
    await machine.activate(machine.createRelease('works'));
    const nginx = await startNginx(machine.folder);
    onTestFinished(() => nginx.stop());
    const broken = machine.createRelease('broken');
    writeFileSync(join(broken, 'provider/main.js'), 'process.exit(1);');
    // The script waits for two seconds instead of 20.
    const script = join(machine.folder, 'activate.sh');
    writeFileSync(script, readFileSync(script, 'utf8').replace('--retry 20', '--retry 2'));
    await expect(machine.activate(broken)).rejects.toThrow('does not start');
    expect(realpathSync(join(machine.folder, 'studio'))).toBe(machine.release('works'));
    expect((await send(nginx, { path: '/readyz' })).status).toBe(200);
  });
});

/** Two clients that send messages one after the other, each over a new connection. */
function sendMessages(host: Host) {
  const ids: string[] = [];
  const failures: string[] = [];
  let isOver = false;
  const client = async () => {
    while (!isOver) {
      const body = JSON.stringify({
        key: crypto.randomUUID(),
        name: 'Visitor',
        email: 'visitor@example.com',
        subject: 'A question',
        message: 'How long does a website take?',
      });
      // A browser sends a request again when a connection that it kept open was closed. This client does not.
      const headers = { 'Content-Type': 'application/json', Connection: 'close' };
      try {
        const response = await send(host, { path: '/api/v1/contact', method: 'POST', headers, body });
        const [, id] = /"id":"([^"]+)"/.exec(response.body.toString()) ?? [];
        if (response.status === 201 && id !== undefined) ids.push(id);
        else failures.push(String(response.status));
      } catch (error) {
        failures.push(String(error));
      }
    }
  };
  const clients = [client(), client()];
  return {
    async stop() {
      isOver = true;
      await Promise.all(clients);
      return { ids, failures };
    },
  };
}

/**
 * A folder that stands for the root of a machine, with the commands that the script runs: nginx with the configuration
 * there, and a `systemctl` that starts and stops providers as the unit does.
 */
async function prepareMachine() {
  const folder = nginxFolder();
  const ports = [await findFreePort(), await findFreePort()];
  const adapt = (text: string) =>
    text
      .replaceAll('/srv/', `${folder}/`)
      .replaceAll('/etc/nginx', folder)
      .replaceAll('4200', String(ports[0]))
      .replaceAll('4201', String(ports[1]));
  const unit = readFileSync(join(root, 'deploy/studio-provider@.service'), 'utf8');
  const [, command = ''] = /^ExecStart=\/usr\/bin\/node (.*)$/m.exec(adapt(unit)) ?? [];
  // The ports of the test have five digits, so no port has another digit before them.
  const [, environment = ''] = /^Environment=(.*) METRICS_PORT=1%i$/m.exec(unit) ?? [];
  const inShell = (text: string) => text.replaceAll('%i', '$port');
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  mkdirSync(join(folder, 'state'));
  const program = (name: string, text: string) => {
    writeFileSync(join(bin, name), `#!/bin/sh\n${text}`);
    chmodSync(join(bin, name), 0o755);
  };
  const nginxPath = (await run('sh', ['-c', 'command -v nginx'])).stdout.trim();
  program('nginx', `exec ${nginxPath} -e ${folder}/errors -c ${folder}/nginx.conf "$@"\n`);
  program(
    'systemctl',
    `for argument; do port=\${argument#*@}; done
pid=${folder}/pid-$port
case $1 in
  restart)
    cd ${folder}/state
    env ${inShell(environment)} RATE_LIMIT=off TRUSTED_PROXIES=1 \\
      ${process.execPath} ${inShell(command)} >>${folder}/log-$port 2>&1 </dev/null &
    echo $! >$pid ;;
  disable)
    kill "$(cat $pid)" 2>/dev/null
    while kill -0 "$(cat $pid)" 2>/dev/null; do sleep 0.05; done ;;
  reload)
    if [ -s ${folder}/pid ]; then nginx -s reload; fi ;;
esac\n`,
  );
  const script = join(folder, 'activate.sh');
  writeFileSync(script, adapt(readFileSync(join(root, 'deploy/activate.sh'), 'utf8')));

  onTestFinished(() => {
    for (const port of ports) {
      const file = join(folder, `pid-${String(port)}`);
      if (existsSync(file)) stopProcess(Number(readFileSync(file, 'utf8')));
    }
    rmSync(folder, { recursive: true });
  });
  const release = (name: string) => join(realpathSync(folder), 'releases', name);
  return {
    folder,
    release,
    createRelease(name: string): string {
      const target = join(folder, 'releases', name);
      cpSync(join(root, 'dist/provider'), join(target, 'provider'), { recursive: true });
      for (const part of ['client', 'host.json'])
        cpSync(join(builtSite, part), join(target, 'web', part), { recursive: true });
      return release(name);
    },
    activate: (folderOfRelease: string) =>
      run('sh', [script, folderOfRelease], {
        env: { ...process.env, PATH: `${bin}:${process.env['PATH'] ?? ''}` },
      }),
    storedIds(): unknown[] {
      const database = new DatabaseSync(join(folder, 'state/.data/studio.sqlite'), { readOnly: true });
      const rows = database.prepare('SELECT id FROM messages').all();
      database.close();
      return rows.map(({ id }) => id);
    },
  };
}

function stopProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has stopped.
  }
}
