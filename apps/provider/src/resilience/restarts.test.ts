import { platform } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { emptyDatabase, emptyFolder } from '../testing/empty-database.ts';
import { findFreePort } from '../../../../tools/free-port.ts';
import { startProvider } from '../testing/provider.ts';
import { keepAliveAgent, newMessage, sendMessage, sendRequest } from '../testing/visitors.ts';
import { writeSite } from '../testing/write-site.ts';

const visitors = 16;
const skipReason = platform() === 'linux' ? '' : '(skipped: this system does not support SO_REUSEPORT)';

it.skipIf(skipReason)(`a replacement on the same port answers every visitor ${skipReason}`, async () => {
  const address = await emptyDatabase('SQLite');
  const env = {
    SHARE_PORT: 'on',
    PORT: String(await findFreePort()),
    METRICS_PORT: String(await findFreePort()),
    SITE_DIR: writeSite(emptyFolder()),
  };
  let provider = await startProvider(address, { env });
  const { url } = provider;
  const state = { isOver: false };
  let answered = 0;
  const failures: unknown[] = [];

  // Over a connection that is kept alive. The first visitor sends messages.
  const visit = async (_: unknown, index: number) => {
    const agent = keepAliveAgent(1);
    const writes = index === 0;
    while (!state.isOver) {
      const sent = writes ? sendMessage(agent, url, newMessage()) : sendRequest(agent, url);
      const result = await sent.then(({ status }) => status, String);
      if (result === (writes ? 201 : 200)) answered += 1;
      else failures.push(result);
    }
    agent.destroy();
  };
  const visits = Array.from({ length: visitors }, visit);
  for (let restart = 0; restart < 2; restart += 1) {
    await setTimeout(200);
    const next = await startProvider(address, { env });
    await provider.end('SIGTERM');
    provider = next;
  }
  await setTimeout(200);
  state.isOver = true;
  await Promise.all(visits);
  expect((await fetch(`http://127.0.0.1:${env.METRICS_PORT}/metrics`)).status).toBe(200);
  await provider.end('SIGTERM');

  expect(failures).toEqual([]);
  expect(answered).toBeGreaterThan(1000);
});
