import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createHousekeeping } from './housekeeping.ts';
import { openSqlite } from './store/sqlite.ts';
import { createStore } from './store/store.ts';
import { message } from './testing/owner.ts';

describe('an owner whose mails were given up', () => {
  it('is reminded in the log once a day, until they are dealt with', async () => {
    const database = openSqlite(':memory:');
    const store = createStore(database, { onMail: () => undefined });
    onTestFinished(store.close);
    const lines: string[] = [];
    const clock = { now: new Date('2026-11-20T12:00:00Z') };
    const keepHouse = createHousekeeping({
      store,
      log: pino({}, { write: (line: string) => void lines.push(line) }),
      now: () => clock.now,
    });
    const pass = async (hours: number) => {
      for (let hour = 0; hour < hours; hour += 1) {
        await keepHouse();
        clock.now = new Date(clock.now.getTime() + 3_600_000);
      }
    };

    await store.addMessage({ ...message, receivedAt: clock.now });
    await pass(24);
    expect(lines).toEqual([]);
    await database.query("UPDATE outbox SET state = 'given-up'");
    await pass(72);
    expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject(
      Array(3).fill({
        level: 50,
        mails: 1,
        msg: 'Mails to the company were given up. See them with the command "outbox".',
      }),
    );
    await database.query("UPDATE outbox SET state = 'sent'");
    await pass(48);
    expect(lines).toHaveLength(3);
  });

  it('learns of it when the database cannot be cleaned, and the provider goes on', async () => {
    const database = openSqlite(':memory:');
    onTestFinished(database.close);
    await database.query('DROP TABLE confirmations');
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => void lines.push(line) });
    await createHousekeeping({ store: createStore(database), log })();
    expect(lines.join()).toContain('What is over cannot be forgotten now.');
  });
});
