import { execFileSync } from 'node:child_process';
import { platform } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { DatabaseAddress } from '../store/open-database.ts';
import { databaseKinds, emptyDatabase, emptyFolder } from '../testing/empty-database.ts';
import { createDatabase, createPostgres, query, type PostgresServer } from '../testing/postgres-server.ts';
import { startProvider } from '../testing/provider.ts';
import {
  acknowledgedId,
  keepAliveAgent,
  newMessage,
  sendMessage,
  sendRequest,
  type TimedResponse,
} from '../testing/visitors.ts';
import { writeSite } from '../testing/write-site.ts';
import { readStoredMessages } from '../testing/kill-provider.ts';

/** Starts a provider with visitors who continuously send messages and request the page. */
async function startWithVisitors(
  address: DatabaseAddress,
  { whenDone = onTestFinished, shell }: { whenDone?: typeof onTestFinished; shell?: string } = {},
) {
  const env = { SITE_DIR: writeSite(emptyFolder(whenDone)) };
  const provider = await startProvider(address, { env, ...(shell && { shell }) });
  const agent = keepAliveAgent(20);
  const responses: TimedResponse[] = [];
  const pageResponses: TimedResponse[] = [];
  let open = true;
  const repeat = async (work: () => Promise<unknown>) => {
    while (open) {
      await work();
      await setTimeout(20);
    }
  };
  const visitors = [
    ...Array.from({ length: 8 }, () =>
      repeat(async () => responses.push(await sendMessage(agent, provider.url, newMessage()))),
    ),
    repeat(async () => pageResponses.push(await sendRequest(agent, `${provider.url}/`))),
  ];
  const stop = async () => {
    open = false;
    await Promise.all(visitors);
    agent.destroy();
    await provider.end('SIGTERM');
  };
  whenDone(stop);

  return {
    provider,
    health: async () => {
      const { status, body, headers } = await sendRequest(agent, `${provider.url}/healthz`);
      return { status, body: JSON.parse(body) as unknown, cache: headers['cache-control'] };
    },
    /** Waits for the next response with this status. */
    nextResponse: async (status: number, within = 10_000): Promise<TimedResponse> => {
      const seen = responses.length;
      const until = performance.now() + within;
      while (performance.now() < until) {
        const found = responses.slice(seen).find((response) => response.status === status);
        if (found) return found;
        await setTimeout(10);
      }
      throw new Error(
        `No message was answered with ${String(status)}.\n${provider.lines.slice(-3).join('\n')}`,
      );
    },
    /** Stops everything, and compares the acknowledged messages with the stored ones. */
    verify: async ({ maxResponseTime }: { maxResponseTime: number }): Promise<void> => {
      await stop();
      const statuses = new Set(responses.map(({ status }) => status));
      expect([...statuses].toSorted()).toEqual([201, 503]);
      for (const { status, headers, body } of responses)
        if (status === 503) {
          expect(Number(headers['retry-after'])).toBeGreaterThan(0);
          expect(JSON.parse(body)).toMatchObject({ code: 503 });
        }
      expect(Math.max(...responses.map(({ ms }) => ms))).toBeLessThan(maxResponseTime);
      expect(pageResponses.filter(({ status }) => status !== 200)).toEqual([]);
      expect(Math.max(...pageResponses.map(({ ms }) => ms))).toBeLessThan(2000);

      const { rows, integrityErrors } = await readStoredMessages(address);
      expect(integrityErrors).toEqual([]);
      const storedIds = new Set(rows.map(({ id }) => id));
      expect(responses.map(acknowledgedId).filter((id) => id !== undefined && !storedIds.has(id))).toEqual(
        [],
      );
    },
  };
}

const healthResponse = (status: number, body: object) => ({
  status,
  body: expect.objectContaining(body) as unknown,
  cache: 'no-store',
});
const healthy = healthResponse(200, { status: 'ok', database: 'ok', mail: 'off' });
const unavailable = (database: string) => healthResponse(503, { status: 'unavailable', database });

/** Causes a failure while visitors send messages, ends it, and checks that every acknowledged message is stored. */
async function expectRecovery(
  { nextResponse, health, verify }: Awaited<ReturnType<typeof startWithVisitors>>,
  database: string,
  maxResponseTime: number,
  fail: () => unknown,
  repair: () => unknown,
) {
  // `expect.poll` is not possible in concurrent tests outside of the test itself.
  const untilHealth = (expected: object, timeout: number) =>
    vi.waitFor(
      async () => {
        expect(await health()).toEqual(expected);
      },
      { timeout },
    );
  await nextResponse(201);
  await fail();
  await nextResponse(503);
  // A full disk can have enough space for several health checks. One runs each second, and each writes.
  await untilHealth(unavailable(database), 20_000);
  await repair();
  await nextResponse(201, 5000);
  await untilHealth(healthy, 5000);
  await verify({ maxResponseTime });
}

// A file size limit of the process replaces a full disk, which would need root.
const skipReason = platform() === 'linux' ? '' : 'because only Linux can raise a limit of a running process';

it.skipIf(skipReason)(`a provider reports a full disk, and recovers ${skipReason}`, async () => {
  const address = await emptyDatabase('SQLite');
  const visitors = await startWithVisitors(address, { shell: 'ulimit -S -f 600' });
  const grow = () =>
    execFileSync('prlimit', [`--pid=${String(visitors.provider.pid)}`, '--fsize=unlimited:']);
  await expectRecovery(visitors, 'failing', 3000, () => undefined, grow);
});

const lockDatabase = {
  SQLite: (address: DatabaseAddress) => {
    if (!('sqlite' in address)) throw new Error('This is not SQLite.');
    const other = new DatabaseSync(address.sqlite, { timeout: 1000 });
    other.exec('BEGIN EXCLUSIVE');
    return Promise.resolve(() => {
      other.exec('COMMIT');
      other.close();
      return Promise.resolve();
    });
  },
  PostgreSQL: async (address: DatabaseAddress) => {
    if (!('postgres' in address)) throw new Error('This is not PostgreSQL.');
    const other = new pg.Client({ connectionString: address.postgres });
    await other.connect();
    await other.query('BEGIN; LOCK TABLE messages, schema_version');
    return () => other.end();
  },
};

it.concurrent.for(databaseKinds)(
  'a provider reports that another process locked %s, and recovers when it is unlocked',
  { timeout: 60_000 },
  async (kind, { onTestFinished: whenDone }) => {
    const address = await emptyDatabase(kind, whenDone);
    const visitors = await startWithVisitors(address, { whenDone });
    let release: () => Promise<void>;
    const lock = async () => (release = await lockDatabase[kind](address));
    await expectRecovery(visitors, 'locked', 7500, lock, () => release());
  },
);

describe('a provider on PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await createPostgres();
  });
  afterAll(() => server.remove());

  it('reports that the server is down, and recovers', async () => {
    const address = { postgres: await createDatabase(server.url) };
    await expectRecovery(await startWithVisitors(address), 'unreachable', 4000, server.stop, server.start);
  });

  it('reports that the server is read-only, such as a standby, and recovers', async () => {
    const address = { postgres: await createDatabase(server.url) };
    const readOnly = (value: string) => async () => {
      await query(server.url, `ALTER SYSTEM SET default_transaction_read_only = ${value}`);
      await query(server.url, 'SELECT pg_reload_conf()');
    };
    const visitors = await startWithVisitors(address);
    await expectRecovery(visitors, 'read-only', 4000, readOnly('on'), readOnly('off'));
  });
});
