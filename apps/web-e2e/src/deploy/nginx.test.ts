import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { send, type Host } from '../hosts/host.ts';
import { nginxFolder, skipReason, startNginx } from '../hosts/nginx.ts';
import { startProvider } from '../provider.ts';
import { temporaryFolder, writeEditor } from './built-provider.ts';

describe.skipIf(skipReason !== undefined)('deploy/nginx.conf', () => {
  test('passes the editor, HSTS and large messages on to the provider', async () => {
    const editor = temporaryFolder();
    writeEditor(editor);
    const nginx = await start({ EDITOR_DIR: editor, PUBLIC_ORIGIN: 'https://www.example.com' });

    const page = await send(nginx, { path: '/admin/' });
    expect([page.status, page.body.toString()]).toEqual([200, '<title>The editor</title>']);
    expect(page.headers).toMatchObject({
      'content-security-policy': expect.stringContaining('https://git.example') as unknown,
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    });

    const sizes = [100_000, 200_000, 300_000].map((size) => message(nginx, { message: 'x'.repeat(size) }));
    const answers = await Promise.all(sizes);
    expect(answers.map(({ status }) => status)).toEqual([400, 413, 413]);
    expect(answers[1]?.headers['content-type']).toContain('application/json');
  });

  test('forwards the address of each client, also of one that forges it', async () => {
    const nginx = await start({ RATE_LIMIT: 'on' });
    const statuses = async (client: string) => {
      const found: number[] = [];
      for (let index = 0; index < 6; index += 1) {
        const forged = { 'X-Client': client, 'X-Forwarded-For': `198.51.100.${String(index)}` };
        found.push((await message(nginx, {}, forged)).status);
      }
      return found;
    };
    const limited = [201, 201, 201, 201, 201, 429];
    expect(await statuses('203.0.113.77')).toEqual(limited);
    expect(await statuses('203.0.113.78')).toEqual(limited);
  });

  test('redirects to HTTPS, and logs no query and no address, also while the provider is down', async () => {
    const folder = nginxFolder('http://127.0.0.1:9');
    onTestFinished(() => {
      rmSync(folder, { recursive: true });
    });
    const nginx = await startNginx(folder);
    const request = {
      path: '/en/about?token=secret',
      headers: { 'X-Client': '203.0.113.77', Host: 'a.example' },
    };
    expect((await send(nginx, request)).status).toBe(502);
    const plain = { url: 'http://localhost', socketPath: join(folder, 'plain-socket'), stop: nginx.stop };
    const { status, headers } = await send(plain, request);
    expect([status, headers.location]).toEqual([301, 'https://www.example.com/en/about?token=secret']);
    await nginx.stop();
    const logs = readdirSync(folder).filter((name) => /error|log/.test(name));
    expect(logs).toContain('studio-error.log');
    for (const name of logs) expect(readFileSync(join(folder, name), 'utf8')).not.toMatch(/secret|113\.77/);
  });
});

/** Starts the provider behind nginx, until the test ends. */
async function start(settings: Readonly<Record<string, string>>): Promise<Host> {
  const provider = await startProvider(undefined, { TRUSTED_PROXIES: '1', ...settings });
  onTestFinished(() => provider.stop());
  const folder = nginxFolder(provider.url);
  const nginx = await startNginx(folder);
  onTestFinished(async () => {
    await nginx.stop();
    rmSync(folder, { recursive: true });
  });
  return nginx;
}

const message = (nginx: Host, fields: object, headers: Readonly<Record<string, string>> = {}) =>
  send(nginx, {
    path: '/api/v1/contact',
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({
      key: crypto.randomUUID(),
      name: 'Visitor',
      email: `${crypto.randomUUID()}@example.com`,
      subject: 'A question',
      message: 'How long does a website take?',
      ...fields,
    }),
  });
