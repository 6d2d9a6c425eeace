import { execFileSync } from 'node:child_process';
import { platform } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
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

/** A check is reused for a second. */
const pollOptions = { timeout: 5000 };

const healthResponse = (status: number, body: object) => ({
  status,
  body: expect.objectContaining(body) as unknown,
  cache: 'no-store',
});
const healthy = healthResponse(200, { status: 'ok', database: 'ok', mail: 'off' });
const unavailable = (database: string) => healthResponse(503, { status: 'unavailable', database });

describe('a provider with a full disk', () => {
  // A file size limit of the process replaces a full disk, which would need root.
  const skipReason =
    platform() === 'linux' ? '' : 'because only Linux can raise a limit of a running process';

  it.skipIf(skipReason)(`reports it, and recovers when there is space ${skipReason}`, async () => {
    const address = await emptyDatabase('SQLite');
    const { provider, nextResponse, health, verify } = await startWithVisitors(address, {
      shell: 'ulimit -S -f 600',
    });
    await nextResponse(201);
    await nextResponse(503);
    // The space that is left can be enough for several health checks. One runs each second, and each writes.
    await expect.poll(health, { timeout: 20_000 }).toEqual(unavailable('failing'));
    execFileSync('prlimit', [`--pid=${String(provider.pid)}`, '--fsize=unlimited:']);
    await nextResponse(201, 5000);
    await expect.poll(health, pollOptions).toEqual(healthy);
    await verify({ maxResponseTime: 3000 });
  });
});

describe('a provider whose database is locked by another process', () => {
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
    'reports it, and recovers when %s is unlocked',
    { timeout: 60_000 },
    async (kind, { expect, onTestFinished: whenDone }) => {
      const address = await emptyDatabase(kind, whenDone);
      const { nextResponse, health, verify } = await startWithVisitors(address, { whenDone });
      await nextResponse(201);
      const release = await lockDatabase[kind](address);
      await nextResponse(503);
      await expect.poll(health, pollOptions).toEqual(unavailable('locked'));
      await release();
      await nextResponse(201, 5000);
      await expect.poll(health, pollOptions).toEqual(healthy);
      await verify({ maxResponseTime: 7500 });
    },
  );
});

describe('a provider on PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await createPostgres();
  });
  afterAll(() => server.remove());

  it('reports that the server is down, and recovers', async () => {
    const address = { postgres: await createDatabase(server.url) };
    const { nextResponse, health, verify } = await startWithVisitors(address);
    await nextResponse(201);
    await server.stop();
    await nextResponse(503);
    await expect.poll(health, pollOptions).toEqual(unavailable('unreachable'));
    await server.start();
    await nextResponse(201, 5000);
    await expect.poll(health, pollOptions).toEqual(healthy);
    await verify({ maxResponseTime: 4000 });
  });

  it('reports that the server is read-only, such as a standby, and recovers', async () => {
    const address = { postgres: await createDatabase(server.url) };
    const { nextResponse, health, verify } = await startWithVisitors(address);
    const readOnly = async (value: string) => {
      await query(server.url, `ALTER SYSTEM SET default_transaction_read_only = ${value}`);
      await query(server.url, 'SELECT pg_reload_conf()');
    };
    await nextResponse(201);
    await readOnly('on');
    await nextResponse(503);
    await expect.poll(health, pollOptions).toEqual(unavailable('read-only'));
    await readOnly('off');
    await nextResponse(201, 5000);
    await expect.poll(health, pollOptions).toEqual(healthy);
    await verify({ maxResponseTime: 4000 });
  });
});
