import { execFileSync } from 'node:child_process';
import { request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { endpoints } from '@studio/api-client/contract';
import { expect, it } from 'vitest';
import { emptyDatabase, emptyFolder } from '../testing/empty-database.ts';
import { startProvider, type ProviderProcess } from '../testing/provider.ts';
import { shippedFlags } from '../testing/shipped-flags.ts';
import { keepAliveAgent, newMessage, sendRequest } from '../testing/visitors.ts';
import { writeSite } from '../testing/write-site.ts';

// `npm run bench -- flood` runs five hundred clients for longer.
const clients = 100;
const forms = [endpoints.contact, endpoints.newsletter, '/api/v1/reports'];

/** In megabytes. */
const readMemory = ({ pid }: ProviderProcess) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

it('a flood of a hundred clients is rate limited, and neither delays visitors nor fills the memory', async () => {
  const env = { SITE_DIR: writeSite(emptyFolder()), RATE_LIMIT: 'on', TRUSTED_PROXIES: '1' };
  const provider = await startProvider(await emptyDatabase('SQLite'), { env, flags: shippedFlags() });
  const agent = keepAliveAgent(clients);
  const statuses = new Map<number, number>();
  const state = { isOver: false };

  const post = (path: string, index: number) =>
    new Promise<void>((resolve, reject) => {
      const headers = {
        'Content-Type': path === '/api/v1/reports' ? 'application/reports+json' : 'application/json',
        // Several clients share each address, as in a botnet.
        'X-Forwarded-For': `203.0.113.${String(index % 20)}`,
      };
      request(provider.url + path, { agent, method: 'POST', headers }, (incoming) => {
        const { statusCode = 0 } = incoming;
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
        incoming.resume().once('end', resolve).once('error', reject);
      })
        .once('error', reject)
        .end(path === '/api/v1/reports' ? '[]' : JSON.stringify(newMessage()));
    });
  const flood = Array.from({ length: clients }, async (_, index) => {
    while (!state.isOver) await post(forms[index % forms.length] ?? '', index);
  });

  await setTimeout(1000);
  const before = readMemory(provider);
  const visitor = keepAliveAgent(1);
  const times: number[] = [];
  for (let visit = 0; visit < 30; visit += 1) {
    const { status, ms } = await sendRequest(visitor, provider.url);
    expect(status).toBe(200);
    times.push(ms);
    await setTimeout(100);
  }
  const memory = readMemory(provider);
  state.isOver = true;
  await Promise.all(flood);
  agent.destroy();
  visitor.destroy();
  await provider.end('SIGTERM');

  // An empty report is answered with 204.
  expect([...statuses.keys()].filter((status) => ![201, 204, 429].includes(status))).toEqual([]);
  expect(statuses.get(429)).toBeGreaterThan(1000);
  expect(times.toSorted((one, other) => one - other)[27]).toBeLessThan(250);
  expect(memory - before).toBeLessThan(50);
  expect(memory).toBeLessThan(300);
});
