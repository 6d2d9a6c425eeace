import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { endpoints } from '@studio/api-client/contract';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import { createStore, type StoreOptions } from '../store/store.ts';
import { createMemoryLimiter } from '../limits/memory-limiter.ts';
import { emptyFolder } from '../testing/empty-database.ts';
import { message } from '../testing/owner.ts';
import { postJson } from '../testing/post-json.ts';
import { smallApp } from '../testing/small-app.ts';
import { newMessage } from '../testing/visitors.ts';

const startTime = new Date('2026-11-20T12:00:00Z');

/** A provider whose database a test can break. */
function start(options: StoreOptions = {}) {
  const file = join(emptyFolder(), 'studio.sqlite');
  const database = openSqlite(file);
  onTestFinished(database.close);
  const clock = { now: startTime };
  const later = (ms = 1000) => void (clock.now = new Date(clock.now.getTime() + ms));
  const store = createStore(database, options);
  const { app } = smallApp({ store, now: () => clock.now });
  const send = () =>
    postJson(app, endpoints.contact, { ...newMessage(), message: 'A long message. '.repeat(300) });
  const health = async (path = '/healthz') => {
    later();
    const response = await app.request(path);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    return [response.status, await response.json()];
  };
  return { app, store, query: database.query, send, later, health, file };
}

describe('a provider whose SQLite file', () => {
  it.each([
    ['is full', 'max_page_count = 1', 'max_page_count = 100000'],
    ['is read-only', 'query_only = 1', 'query_only = 0'],
  ])('%s answers 503, and recovers', async (_, breakage, restore) => {
    const { query, send } = start();
    await query(`PRAGMA ${breakage}`);
    const failed = await send();
    expect(failed.status).toBe(503);
    expect(Number(failed.headers.get('Retry-After'))).toBeGreaterThan(0);

    await query(`PRAGMA ${restore}`);
    expect((await send()).status).toBe(201);
    expect(await query('SELECT COUNT(*) AS stored FROM messages')).toMatchObject([{ stored: 1 }]);
  });

  it.each(['/readyz', '/healthz'])('is read-only reports the reason without details at %s', async (path) => {
    const { query, health } = start();
    await query('PRAGMA query_only = 1');
    expect(await health(path)).toEqual([503, { status: 'unavailable', database: 'read-only', disk: 'ok' }]);
    await query('PRAGMA query_only = 0');
    expect(await health(path)).toMatchObject([200, {}]);
  });

  it('has no space for a long message is not ready', async () => {
    const { query, health } = start();
    const [size] = await query('PRAGMA page_count');
    await query(`PRAGMA max_page_count = ${String(Number(size?.['page_count']) + 10)}`);
    expect(await health()).toMatchObject([503, { database: 'full' }]);
    await query('PRAGMA max_page_count = 100000');
    for (let time = 0; time < 2; time += 1) expect(await health()).toMatchObject([200, { database: 'ok' }]);
    expect(await query('SELECT * FROM messages')).toEqual([]);
  });

  it('is checked once a second at most', async () => {
    const { app, store, later } = start();
    const check = vi.spyOn(store, 'check');
    const probe = () => Promise.all(Array.from({ length: 50 }, async () => app.request('/readyz')));
    await probe();
    await probe();
    expect(check).toHaveBeenCalledTimes(1);
    later();
    await probe();
    expect(check).toHaveBeenCalledTimes(2);
    // The clock is set back.
    later(-3_600_000);
    await probe();
    expect(check).toHaveBeenCalledTimes(3);
  });

  it('is locked is not ready within three seconds, and stays alive', async () => {
    const { app, health, file } = start();
    const other = new DatabaseSync(file);
    other.exec('BEGIN IMMEDIATE');
    const from = performance.now();
    expect(await health('/readyz')).toMatchObject([503, { database: 'locked' }]);
    expect(performance.now() - from).toBeLessThan(3000);
    expect((await app.request('/livez')).status).toBe(200);
    other.close();
  });
});

describe('a provider that can store messages', () => {
  it('is healthy, with mail and without', async () => {
    const details = { status: 'ok', database: 'ok', disk: 'ok' };
    expect(await start().health()).toEqual([200, { ...details, mail: 'off' }]);
    const withMail = { ...details, mail: 'ok', oldestMail: 0 };
    expect(await start({ mailEnabled: true }).health()).toEqual([200, withMail]);
  });

  it('reports how long mails wait, and that one was given up until it is retried', async () => {
    const { store, later, health, query } = start({ mailEnabled: true });
    await store.addMessage({ ...message, receivedAt: startTime });
    later(14 * 60_000);
    expect(await health()).toMatchObject([200, { status: 'ok', mail: 'ok', oldestMail: 14 }]);
    later(76 * 60_000);
    expect(await health()).toMatchObject([200, { status: 'degraded', mail: 'late', oldestMail: 90 }]);
    await query("UPDATE outbox SET state = 'given-up'");
    expect(await health()).toMatchObject([200, { status: 'degraded', mail: 'given-up', oldestMail: 0 }]);
    await query("UPDATE outbox SET state = 'sent'");
    expect(await health()).toMatchObject([200, { status: 'ok', mail: 'ok' }]);
  });

  it('stays healthy while newsletter confirmations wait, and when one was given up', async () => {
    const { store, later, health, query } = start({ mailEnabled: true });
    await store.subscribe({ email: 'reader@example.com', language: 'en', consentedAt: startTime });
    later(90 * 60_000);
    expect(await health()).toMatchObject([200, { status: 'ok', mail: 'ok', oldestMail: 0 }]);
    await query("UPDATE outbox SET state = 'given-up'");
    expect(await health()).toMatchObject([200, { status: 'ok', mail: 'ok' }]);
  });

  it('reports low disk space', async () => {
    const { store, health } = start();
    const freeBytes = vi.spyOn(store, 'freeBytes').mockResolvedValue(99 * 1024 * 1024);
    expect(await health()).toMatchObject([200, { status: 'degraded', disk: 'low' }]);
    freeBytes.mockResolvedValue(101 * 1024 * 1024);
    expect(await health()).toMatchObject([200, { status: 'ok', disk: 'ok' }]);
  });
});

describe('health checks', () => {
  it('are not rate limited', async () => {
    const limiter = createMemoryLimiter(() => 0);
    const { app } = smallApp({ limiters: { local: limiter, shared: limiter } });
    for (let count = 0; count < 1200; count += 1) limiter.consume([{ limit: 'requests', key: 'unknown' }]);
    const getStatus = async (path: string) => (await app.request(path)).status;
    expect(await getStatus('/en')).toBe(429);
    expect(await Promise.all(['/livez', '/readyz', '/healthz'].map(getStatus))).toEqual([200, 200, 200]);
  });

  it('are alive without a database, which no page needs', async () => {
    const { app, database } = smallApp();
    await database.close();
    const getStatus = async (path: string) => (await app.request(path)).status;
    expect(await Promise.all(['/livez', '/readyz', '/en'].map(getStatus))).toEqual([200, 503, 200]);
  });
});
