import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@studio/api-client/contract';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createApp } from '../app.ts';
import { openSqlite } from '../store/sqlite.ts';
import { createStore } from '../store/store.ts';
import { emptyFolder } from '../testing/empty-database.ts';
import { message } from '../testing/owner.ts';
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
    expect(await answer.json()).toEqual({ status: 'unavailable', database: 'read-only', disk: 'ok' });
    expect(answer.headers.get('Cache-Control')).toBe('no-store');

    await query('PRAGMA query_only = 0');
    expect((await app.request('/healthz')).status).toBe(200);
  });
});

describe('a provider that can keep messages', () => {
  const began = new Date('2026-11-20T12:00:00Z');

  function open(file: string, more: { onMail?: () => void } = {}) {
    const database = openSqlite(file);
    onTestFinished(database.close);
    const store = createStore(database, more);
    const clock = { now: began };
    const app = createApp({ store, site: undefined, log: pino({ enabled: false }), now: () => clock.now });
    const health = async () => {
      const answer = await app.request('/healthz');
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      return [answer.status, await answer.json()];
    };
    return { store, clock, health, query: database.query };
  }

  it('is well, with mail or without', async () => {
    const things = { status: 'ok', database: 'ok', disk: 'ok' };
    expect(await open(':memory:').health()).toEqual([200, { ...things, mail: 'off' }]);
    expect(await open(':memory:', { onMail: () => undefined }).health()).toEqual([
      200,
      { ...things, mail: 'ok', oldestMail: 0 },
    ]);
  });

  it('says how long mails wait, and that one was given up, until it is tried again', async () => {
    const { store, clock, health, query } = open(':memory:', { onMail: () => undefined });
    await store.addMessage({ ...message, receivedAt: began });
    clock.now = new Date(began.getTime() + 14 * 60_000);
    expect(await health()).toMatchObject([200, { status: 'ok', mail: 'ok', oldestMail: 14 }]);
    clock.now = new Date(began.getTime() + 90 * 60_000);
    expect(await health()).toMatchObject([200, { status: 'degraded', mail: 'late', oldestMail: 90 }]);
    await query("UPDATE outbox SET state = 'given-up'");
    expect(await health()).toMatchObject([200, { status: 'degraded', mail: 'given-up', oldestMail: 0 }]);
    await query("UPDATE outbox SET state = 'sent'");
    expect(await health()).toMatchObject([200, { status: 'ok', mail: 'ok' }]);
  });

  it('takes no harm from a newsletter address without a mailbox', async () => {
    const { store, health, query } = open(':memory:', { onMail: () => undefined });
    await store.subscribe({ email: 'nobody@example.com', language: 'en', consentedAt: began });
    await query("UPDATE outbox SET state = 'given-up'");
    expect(await health()).toMatchObject([200, { status: 'ok', mail: 'ok' }]);
  });

  // Only the administrator of Linux can make a small disk.
  const cannot = mountsSmallDisk() ? '' : '(skipped: this account cannot mount a small disk)';
  it.skipIf(cannot)(`says that its disk will soon be full ${cannot}`, async () => {
    const folder = emptyFolder();
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=120m', 'tmpfs', folder]);
    onTestFinished(() => {
      execFileSync('umount', ['--lazy', folder]);
    });
    const { health } = open(join(folder, 'studio.sqlite'));
    expect(await health()).toMatchObject([200, { status: 'ok', disk: 'ok' }]);
    const ballast = join(folder, 'ballast');
    writeFileSync(ballast, new Uint8Array(30 * 1024 * 1024));
    expect(await health()).toMatchObject([200, { status: 'degraded', disk: 'low' }]);
    rmSync(ballast);
    expect(await health()).toMatchObject([200, { status: 'ok', disk: 'ok' }]);
  });
});

function mountsSmallDisk(): boolean {
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
