import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createHousekeeping } from './housekeeping.ts';
import { openSqlite } from './store/sqlite.ts';
import { createStore } from './store/store.ts';
import { message } from './testing/owner.ts';

describe('housekeeping', () => {
  it('logs mails that were given up once a day, until they are retried or deleted', async () => {
    const database = openSqlite(':memory:');
    const store = createStore(database, { mailEnabled: true });
    onTestFinished(store.close);
    const lines: string[] = [];
    const clock = { now: new Date('2026-11-20T12:00:00Z') };
    const runHousekeeping = createHousekeeping({
      store,
      log: pino({}, { write: (line: string) => void lines.push(line) }),
      now: () => clock.now,
    });
    const runFor = async (hours: number) => {
      for (let hour = 0; hour < hours; hour += 1) {
        await runHousekeeping();
        clock.now = new Date(clock.now.getTime() + 3_600_000);
      }
    };

    await store.addMessage({ ...message, receivedAt: clock.now });
    await runFor(24);
    expect(lines).toEqual([]);
    await database.query("UPDATE outbox SET state = 'given-up'");
    await runFor(72);
    expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject(
      Array(3).fill({
        level: 50,
        mails: 1,
        msg: 'Mails to the company were given up. List them with the command "outbox", then retry or dismiss them.',
      }),
    );
    await database.query("UPDATE outbox SET state = 'sent'");
    await runFor(48);
    expect(lines).toHaveLength(3);
  });

  it('logs a database error, and does not stop the provider', async () => {
    const database = openSqlite(':memory:');
    onTestFinished(database.close);
    await database.query('DROP TABLE confirmations');
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => void lines.push(line) });
    await createHousekeeping({ store: createStore(database), log })();
    expect(lines.join()).toContain('Housekeeping failed.');
  });
});
