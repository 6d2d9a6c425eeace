import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { serveApp } from '../testing/serve-app.ts';
import { smallApp } from '../testing/small-app.ts';

const page = readFileSync(new URL('../../../../docs/call-the-api.md', import.meta.url), 'utf8');
const commands = [...page.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, command = '']) => command);
const skipReason = spawnSync('curl', ['--version']).error ? '(skipped: there is no curl)' : '';

it.skipIf(skipReason)(`the commands of docs/call-the-api.md succeed ${skipReason}`, async () => {
  const { app, database } = smallApp();
  const provider = await serveApp(app);
  const run = async (command = '') => {
    const adapted = command.replace('https://www.example.com', provider.url);
    return (await promisify(execFile)('sh', ['-c', adapted])).stdout;
  };
  const [message, subscription, nameCard, ...others] = commands;
  const sent: unknown = JSON.parse(await run(message));
  const again: unknown = JSON.parse(await run(message));
  const subscribed: unknown = JSON.parse(await run(subscription));
  const image = await run(nameCard);
  await provider.stop();

  const stored = await database.query('SELECT id, language FROM messages');
  expect(stored).toMatchObject([{ language: 'en' }]);
  expect(sent).toEqual({ code: 201, data: { code: 201, id: stored[0]?.['id'] } });
  expect(again).toEqual(sent);
  expect(subscribed).toEqual({ code: 201, data: { code: 201 } });
  expect(await database.query('SELECT email, language FROM subscribers')).toMatchObject([
    { email: 'ada@example.com', language: 'zh-TW' },
  ]);
  expect(image).toMatch(/^<svg .*fill="#0a4d5c"/);
  expect(others).toEqual([]);
});
