import { join } from 'node:path';
import { endpoints } from '@studio/api-client/contract';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createApp } from '../app.ts';
import { openSqlite } from '../store/sqlite.ts';
import { createStore } from '../store/store.ts';
import { emptyFolder } from '../testing/empty-database.ts';
import { newMessage } from '../testing/visitors.ts';

/** A provider on a file that a test can spoil. */
function start() {
  const database = openSqlite(join(emptyFolder(), 'studio.sqlite'));
  onTestFinished(database.close);
  const app = createApp({ store: createStore(database), site: undefined, log: pino({ enabled: false }) });
  const send = () =>
    app.request(endpoints.contact, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...newMessage(), message: 'A long message. '.repeat(300) }),
    });
  return { app, query: database.query, send };
}

describe('a provider whose SQLite file', () => {
  it.each([
    ['has no room', 'max_page_count = 1', 'max_page_count = 100000'],
    ['can only be read', 'query_only = 1', 'query_only = 0'],
  ])('%s keeps nothing, says so, and goes on when that is over', async (_, spoil, mend) => {
    const { query, send } = start();
    await query(`PRAGMA ${spoil}`);
    const refused = await send();
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);

    await query(`PRAGMA ${mend}`);
    expect((await send()).status).toBe(201);
    expect(await query('SELECT COUNT(*) AS kept FROM messages')).toMatchObject([{ kept: 1 }]);
  });

  it('can only be read is not well, and says why in a word that anybody may read', async () => {
    const { app, query } = start();
    await query('PRAGMA query_only = 1');
    const answer = await app.request('/healthz');
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ status: 'unavailable', database: 'read-only' });
    expect(answer.headers.get('Cache-Control')).toBe('no-store');

    await query('PRAGMA query_only = 0');
    expect((await app.request('/healthz')).status).toBe(200);
  });
});
