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
import { laySite } from '../testing/site-on-disk.ts';
import { ask, idOf, keepingConnections, newMessage, send, type Answer } from '../testing/visitors.ts';
import { keptMessages } from './nothing-lost.ts';

/** A provider with visitors who never stop writing, nor looking at its page. */
async function startWithVisitors(
  address: DatabaseAddress,
  { whenDone = onTestFinished, shell }: { whenDone?: typeof onTestFinished; shell?: string } = {},
) {
  const env = { SITE_DIR: laySite(emptyFolder(whenDone)) };
  const provider = await startProvider(address, { env, ...(shell && { shell }) });
  const agent = keepingConnections(20);
  const answers: Answer[] = [];
  const looks: Answer[] = [];
  let open = true;
  const again = async (work: () => Promise<unknown>) => {
    while (open) {
      await work();
      await setTimeout(20);
    }
  };
  const visitors = [
    ...Array.from({ length: 8 }, () =>
      again(async () => answers.push(await send(agent, provider.url, newMessage()))),
    ),
    again(async () => looks.push(await ask(agent, `${provider.url}/`))),
  ];
  const leave = async () => {
    open = false;
    await Promise.all(visitors);
    agent.destroy();
    await provider.end('SIGTERM');
  };
  whenDone(leave);

  return {
    provider,
    health: async () => {
      const { status, body, headers } = await ask(agent, `${provider.url}/healthz`);
      return { status, body: JSON.parse(body) as unknown, cache: headers['cache-control'] };
    },
    /** Waits for the next message that is answered so. */
    nextAnswer: async (status: number, within = 10_000): Promise<Answer> => {
      const seen = answers.length;
      const until = performance.now() + within;
      while (performance.now() < until) {
        const found = answers.slice(seen).find((answer) => answer.status === status);
        if (found) return found;
        await setTimeout(10);
      }
      throw new Error(
        `No message was answered with ${String(status)}.\n${provider.lines.slice(-3).join('\n')}`,
      );
    },
    /** Ends it all, and compares what was promised with what is kept. */
    settle: async ({ longestAnswer }: { longestAnswer: number }): Promise<void> => {
      await leave();
      const statuses = new Set(answers.map(({ status }) => status));
      expect([...statuses].toSorted()).toEqual([201, 503]);
      for (const { status, headers, body } of answers)
        if (status === 503) {
          expect(Number(headers['retry-after'])).toBeGreaterThan(0);
          expect(JSON.parse(body)).toMatchObject({ code: 503 });
        }
      expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(longestAnswer);
      expect(looks.filter(({ status }) => status !== 200)).toEqual([]);
      expect(Math.max(...looks.map(({ ms }) => ms))).toBeLessThan(2000);

      const { rows, faults } = await keptMessages(address);
      expect(faults).toEqual([]);
      const kept = new Set(rows.map(({ id }) => id));
      expect(answers.map(idOf).filter((id) => id !== undefined && !kept.has(id))).toEqual([]);
    },
  };
}

const answered = (status: number, body: object) => ({
  status,
  body: expect.objectContaining(body) as unknown,
  cache: 'no-store',
});
const well = answered(200, { status: 'ok', database: 'ok', mail: 'off' });
const unwell = (database: string) => answered(503, { status: 'unavailable', database });

describe('a provider whose disk is full', () => {
  // The limit is one of the process, so no disk has to be filled, and nobody has to be the administrator.
  const cannot = platform() === 'linux' ? '' : 'because only Linux can lift a limit of a process that runs';

  it.skipIf(cannot)(`says so, and goes on by itself when there is room ${cannot}`, async () => {
    const address = await emptyDatabase('SQLite');
    const { provider, nextAnswer, health, settle } = await startWithVisitors(address, {
      shell: 'ulimit -S -f 600',
    });
    await nextAnswer(201);
    await nextAnswer(503);
    // There may still be room for the little that the question writes.
    await expect.poll(health).toEqual(unwell('failing'));
    execFileSync('prlimit', [`--pid=${String(provider.pid)}`, '--fsize=unlimited:']);
    await nextAnswer(201, 5000);
    expect(await health()).toEqual(well);
    await settle({ longestAnswer: 3000 });
  });
});

describe('a provider whose database another program holds', () => {
  const hold = {
    SQLite: (address: DatabaseAddress) => {
      if (!('sqlite' in address)) throw new Error('This is no file.');
      const other = new DatabaseSync(address.sqlite, { timeout: 1000 });
      other.exec('BEGIN EXCLUSIVE');
      return Promise.resolve(() => {
        other.exec('COMMIT');
        other.close();
        return Promise.resolve();
      });
    },
    PostgreSQL: async (address: DatabaseAddress) => {
      if (!('postgres' in address)) throw new Error('This is no server.');
      const other = new pg.Client({ connectionString: address.postgres });
      await other.connect();
      await other.query('BEGIN; LOCK TABLE messages, schema_version');
      return () => other.end();
    },
  };

  it.concurrent.for(databaseKinds)(
    'says so, and goes on by itself when %s is free',
    { timeout: 60_000 },
    async (kind, { onTestFinished: whenDone }) => {
      const address = await emptyDatabase(kind, whenDone);
      const { nextAnswer, health, settle } = await startWithVisitors(address, { whenDone });
      await nextAnswer(201);
      const release = await hold[kind](address);
      await nextAnswer(503);
      expect(await health()).toEqual(unwell('locked'));
      await release();
      await nextAnswer(201, 5000);
      expect(await health()).toEqual(well);
      await settle({ longestAnswer: 7500 });
    },
  );
});

describe('a provider on a PostgreSQL of its own', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await createPostgres();
  });
  afterAll(() => server.remove());

  it('says so when the server is gone for ten seconds, and goes on by itself when it is back', async () => {
    const address = { postgres: await createDatabase(server.url) };
    const { nextAnswer, health, settle } = await startWithVisitors(address);
    await nextAnswer(201);
    await server.stop();
    await nextAnswer(503);
    expect(await health()).toEqual(unwell('unreachable'));
    await setTimeout(10_000);
    await server.start();
    await nextAnswer(201, 5000);
    expect(await health()).toEqual(well);
    await settle({ longestAnswer: 4000 });
  });

  it('says so when the server can only be read, as one that stands in for another', async () => {
    const address = { postgres: await createDatabase(server.url) };
    const { nextAnswer, health, settle } = await startWithVisitors(address);
    const readOnly = async (value: string) => {
      await query(server.url, `ALTER SYSTEM SET default_transaction_read_only = ${value}`);
      await query(server.url, 'SELECT pg_reload_conf()');
    };
    await nextAnswer(201);
    await readOnly('on');
    await nextAnswer(503);
    expect(await health()).toEqual(unwell('read-only'));
    await readOnly('off');
    await nextAnswer(201, 5000);
    expect(await health()).toEqual(well);
    await settle({ longestAnswer: 4000 });
  });
});
