import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { endpoints } from '@studio/api-client/contract';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createApp } from '../app.ts';
import { openSqlite } from '../store/sqlite.ts';
import { createStore, type StoreOptions } from '../store/store.ts';
import { createMemoryLimiter } from '../limits/memory-limiter.ts';
import { emptyFolder } from '../testing/empty-database.ts';
import { message } from '../testing/owner.ts';
import { smallApp } from '../testing/small-app.ts';
import { newMessage } from '../testing/visitors.ts';

/** A provider with an SQLite file that a test can break. */
function start() {
  const database = openSqlite(join(emptyFolder(), 'studio.sqlite'));
  onTestFinished(database.close);
  const clock = { now: new Date() };
  const later = () => void (clock.now = new Date(clock.now.getTime() + 1000));
  const store = createStore(database);
  const app = createApp({ store, site: undefined, log: pino({ enabled: false }), now: () => clock.now });
  const send = () =>
    app.request(endpoints.contact, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...newMessage(), message: 'A long message. '.repeat(300) }),
    });
  return { app, store, query: database.query, send, later };
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
    const { app, query, later } = start();
    await query('PRAGMA query_only = 1');
    const response = await app.request(path);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ status: 'unavailable', database: 'read-only', disk: 'ok' });
    expect(response.headers.get('Cache-Control')).toBe('no-store');

    await query('PRAGMA query_only = 0');
    later();
    expect((await app.request(path)).status).toBe(200);
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
  });

  it('is locked is not ready within three seconds, and stays alive', async () => {
    const folder = emptyFolder();
    const database = openSqlite(join(folder, 'studio.sqlite'));
    onTestFinished(database.close);
    const app = createApp({ store: createStore(database), site: undefined, log: pino({ enabled: false }) });
    const other = new DatabaseSync(join(folder, 'studio.sqlite'));
    other.exec('BEGIN IMMEDIATE');
    const startTime = performance.now();
    const response = await app.request('/readyz');
    expect(performance.now() - startTime).toBeLessThan(3000);
    expect([response.status, await response.json()]).toMatchObject([503, { database: 'locked' }]);
    expect((await app.request('/livez')).status).toBe(200);
    other.close();
  });
});

describe('a provider that can store messages', () => {
  const startTime = new Date('2026-11-20T12:00:00Z');

  function open(file: string, more: StoreOptions = {}) {
    const database = openSqlite(file);
    onTestFinished(database.close);
    const store = createStore(database, more);
    const clock = { now: startTime };
    const app = createApp({ store, site: undefined, log: pino({ enabled: false }), now: () => clock.now });
    const health = async () => {
      clock.now = new Date(clock.now.getTime() + 1000);
      const response = await app.request('/healthz');
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      return [response.status, await response.json()];
    };
    return { store, clock, health, query: database.query };
  }

  it('is healthy, with mail and without', async () => {
    const details = { status: 'ok', database: 'ok', disk: 'ok' };
    expect(await open(':memory:').health()).toEqual([200, { ...details, mail: 'off' }]);
    expect(await open(':memory:', { mailEnabled: true }).health()).toEqual([
      200,
      { ...details, mail: 'ok', oldestMail: 0 },
    ]);
  });

  it('reports how long mails wait, and that one was given up until it is retried', async () => {
    const { store, clock, health, query } = open(':memory:', { mailEnabled: true });
    await store.addMessage({ ...message, receivedAt: startTime });
    clock.now = new Date(startTime.getTime() + 14 * 60_000);
    expect(await health()).toMatchObject([200, { status: 'ok', mail: 'ok', oldestMail: 14 }]);
    clock.now = new Date(startTime.getTime() + 90 * 60_000);
    expect(await health()).toMatchObject([200, { status: 'degraded', mail: 'late', oldestMail: 90 }]);
    await query("UPDATE outbox SET state = 'given-up'");
    expect(await health()).toMatchObject([200, { status: 'degraded', mail: 'given-up', oldestMail: 0 }]);
    await query("UPDATE outbox SET state = 'sent'");
    expect(await health()).toMatchObject([200, { status: 'ok', mail: 'ok' }]);
  });

  it('stays healthy when a newsletter address has no mailbox', async () => {
    const { store, health, query } = open(':memory:', { mailEnabled: true });
    await store.subscribe({ email: 'nobody@example.com', language: 'en', consentedAt: startTime });
    await query("UPDATE outbox SET state = 'given-up'");
    expect(await health()).toMatchObject([200, { status: 'ok', mail: 'ok' }]);
  });

  it('stays healthy while newsletter confirmations wait', async () => {
    const { store, clock, health } = open(':memory:', { mailEnabled: true });
    await store.subscribe({
      email: 'reader@example.com',
      language: 'en',
      network: undefined,
      consentedAt: startTime,
    });
    clock.now = new Date(startTime.getTime() + 90 * 60_000);
    expect(await health()).toMatchObject([200, { status: 'ok', mail: 'ok', oldestMail: 0 }]);
  });

  // Only root can mount a small disk.
  const skipReason = canMountTmpfs() ? '' : '(skipped: this account cannot mount a small disk)';
  it.skipIf(skipReason)(`reports low disk space ${skipReason}`, async () => {
    const folder = emptyFolder();
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=120m', 'tmpfs', folder]);
    onTestFinished(() => {
      execFileSync('umount', ['--lazy', folder]);
    });
    const { health } = open(join(folder, 'studio.sqlite'));
    expect(await health()).toMatchObject([200, { status: 'ok', disk: 'ok' }]);
    const filler = join(folder, 'ballast');
    writeFileSync(filler, new Uint8Array(30 * 1024 * 1024));
    expect(await health()).toMatchObject([200, { status: 'degraded', disk: 'low' }]);
    rmSync(filler);
    expect(await health()).toMatchObject([200, { status: 'ok', disk: 'ok' }]);
  });
});

function canMountTmpfs(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'studio-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

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
