import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@studio/api-client/contract';
import { Hono } from 'hono';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createHealthCheck } from '../api/health.ts';
import { createApp } from '../app.ts';
import { createMemoryLimiter } from '../limits/memory-limiter.ts';
import { openSqlite } from '../store/sqlite.ts';
import { createStore } from '../store/store.ts';
import { emptyDatabase, emptyFolder } from '../testing/empty-database.ts';
import { findFreePort } from '../../../../tools/free-port.ts';
import { message } from '../testing/owner.ts';
import { startProvider } from '../testing/provider.ts';
import { rawRequest } from '../testing/raw-request.ts';
import { serveApp } from '../testing/serve-app.ts';
import { smallSite } from '../testing/small-site.ts';
import { newMessage } from '../testing/visitors.ts';
import { writeSite } from '../testing/write-site.ts';
import { instrumentDatabase, instrumentStore } from './instrument.ts';
import { createMetricsApp } from './metrics-app.ts';
import { createMetrics } from './metrics.ts';

/** A provider with mail and its metrics, over HTTP. */
async function start() {
  const metrics = createMetrics();
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const clock = { now: new Date('2026-11-20T12:00:00Z') };
  const now = () => clock.now;
  const file = openSqlite(join(emptyFolder(), 'studio.sqlite'));
  const database = instrumentDatabase(file, log, metrics);
  const store = instrumentStore(createStore(database, { mailEnabled: true }), metrics);
  const checkHealth = createHealthCheck(store, now);
  const observers = [metrics.observeRequest];
  const limiter = createMemoryLimiter();
  const app = createApp({
    store,
    site: smallSite,
    log,
    now,
    checkHealth,
    observers,
    limiters: { local: limiter, shared: limiter },
  });
  const provider = await serveApp(app, { observers });
  const metricsServer = await serveApp(createMetricsApp(metrics, store, checkHealth, now));
  onTestFinished(async () => {
    await Promise.all([provider.stop(), metricsServer.stop()]);
    await store.close();
  });

  return {
    url: provider.url,
    store,
    lines,
    query: file.query,
    wait: (seconds: number) => void (clock.now = new Date(clock.now.getTime() + seconds * 1000)),
    send: (body: object, headers: Record<string, string> = {}) =>
      fetch(`${provider.url}/api/v1/contact`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    /** The values of the samples, by name and labels. */
    scrape: () => scrape(`${metricsServer.url}/metrics`),
  };
}

async function scrape(url: string): Promise<ReadonlyMap<string, number>> {
  const response = await fetch(url);
  expect(response.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const samples = (await response.text()).split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    samples.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}

const requestCount = (route: string, status: number) =>
  `http_request_duration_seconds_count{route="${route}",status="${String(status)}"}`;

describe('the metrics', () => {
  it('count requests by route and status, from a bounded set', async () => {
    const { url, scrape } = await start();
    for (const path of ['/en', '/assets/a-1.js', '/icon.svg', '/a', '/b', '/c.txt', '/api/v1/d', '/livez'])
      await (await fetch(url + path, { redirect: 'manual' })).text();
    for (const person of ['x', 'y']) await (await fetch(`${url}${endpoints.nameCard}/${person}`)).text();
    const routes = [...(await scrape())].filter(([name]) =>
      name.startsWith('http_request_duration_seconds_count'),
    );
    expect(new Map(routes)).toEqual(
      new Map([
        [requestCount('document', 200), 1],
        [requestCount('asset', 200), 1],
        [requestCount('file', 200), 1],
        [requestCount('redirect', 302), 2],
        [requestCount('missing', 404), 1],
        [requestCount('other', 404), 1],
        [requestCount('/livez', 200), 1],
        [requestCount(`${endpoints.nameCard}/:person`, 404), 2],
      ]),
    );
  });

  it('count messages, and refusals by reason', async () => {
    const { url, send, scrape } = await start();
    const statuses = [
      await send(newMessage()),
      await send({ ...newMessage(), referral: 'spam' }),
      await send({ ...newMessage(), email: '' }),
      await send({ ...newMessage(), message: 'x'.repeat(140_000) }),
      await send(newMessage(), { Origin: 'https://evil.example' }),
      await send(newMessage(), { 'Content-Type': 'text/plain' }),
      await send(newMessage(), { 'Content-Encoding': 'gzip' }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([201, 201, 400, 413, 403, 415, 415]);
    await fetch(`${url}/${'x'.repeat(3000)}`);
    await rawRequest(url, 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n');
    await rawRequest(url, 'nonsense\r\n\r\n');
    while ((await send(newMessage())).status !== 429);

    const samples = await scrape();
    expect(samples.get('studio_messages_total{kind="accepted"}')).toBeGreaterThan(0);
    expect(samples.get('studio_messages_total{kind="quarantined"}')).toBe(1);
    const refused = [...samples].filter(([name, value]) => name.startsWith('studio_refusals') && value > 0);
    const reasons =
      'validation body_too_large cross_origin content_type content_encoding url_too_long ambiguous malformed rate_limit';
    const expected = reasons.split(' ').map((reason) => [`studio_refusals_total{reason="${reason}"}`, 1]);
    expect(Object.fromEntries(refused)).toEqual(Object.fromEntries(expected));
  });

  it('contain the outbox at the time of the request, and the outcomes of mails', async () => {
    const { store, wait, scrape } = await start();
    const at = new Date('2026-11-20T12:00:00Z');
    await store.addMessage({ ...message, receivedAt: at });
    wait(90);
    expect(Object.fromEntries(await scrape())).toMatchObject({
      'studio_outbox_mails{state="waiting"}': 1,
      'studio_outbox_mails{state="given_up"}': 0,
      studio_outbox_oldest_seconds: 90,
      studio_database_up: 1,
    });
    const claim = async () => {
      const [mail] = await store.outbox.claim(new Date(at.getTime() + 3e6), new Date(at.getTime() + 4e6), 1);
      if (!mail) throw new Error('No mail is due.');
      return mail;
    };
    await store.outbox.failed(await claim(), 'no', at);
    await store.outbox.failed(await claim(), 'no', undefined);
    wait(1);
    expect(Object.fromEntries(await scrape())).toMatchObject({
      'studio_outbox_mails{state="waiting"}': 0,
      'studio_outbox_mails{state="given_up"}': 1,
      studio_outbox_oldest_seconds: 0,
      'studio_mails_total{outcome="sent"}': 0,
      'studio_mails_total{outcome="retried"}': 1,
      'studio_mails_total{outcome="gave_up"}': 1,
    });
  });

  it('count database errors by kind, which are logged, and have no old values then', async () => {
    const { query, send, wait, scrape, lines } = await start();
    await query('PRAGMA query_only = 1');
    expect((await send(newMessage())).status).toBe(503);
    const samples = await scrape();
    expect(samples.get('studio_database_up')).toBe(0);
    expect(samples.get('studio_database_errors_total{kind="read-only"}')).toBeGreaterThan(0);
    expect(samples.has('studio_outbox_oldest_seconds')).toBe(false);
    const logged = lines.map((line): unknown => JSON.parse(line));
    expect(logged).toContainEqual(expect.objectContaining({ event: 'database.error', kind: 'read-only' }));
    await query('PRAGMA query_only = 0');
    wait(1);
    expect((await scrape()).get('studio_database_up')).toBe(1);
  });
});

describe('a provider with METRICS_PORT', () => {
  it('serves every metric of the dashboard and the alert rules there, and none on its public port', async () => {
    const metricsPort = String(await findFreePort());
    const provider = await startProvider(await emptyDatabase('SQLite'), {
      env: { METRICS_PORT: metricsPort, SITE_DIR: writeSite(emptyFolder()) },
    });
    await (await fetch(provider.url)).text();
    const samples = await scrape(`http://127.0.0.1:${metricsPort}/metrics`);
    const names = new Set([...samples.keys()].map((name) => name.replace(/\{.*/, '')));
    for (const file of ['grafana-dashboard.json', 'alerts.yml']) {
      const text = readFileSync(new URL(`../../../../deploy/${file}`, import.meta.url), 'utf8');
      const used = new Set(text.match(/\b(?:studio|http|nodejs|process)_[a-z\d_]+/g));
      expect(used.size).toBeGreaterThan(3);
      expect([...used].filter((name) => !names.has(name))).toEqual([]);
    }

    const [metrics, unknown] = await Promise.all(
      ['/metrics', '/unknown'].map((path) => fetch(provider.url + path, { redirect: 'manual' })),
    );
    expect(metrics?.status).toBe(302);
    expect(await metrics?.text()).toBe(await unknown?.text());
    expect(await provider.end('SIGTERM')).toBe(0);
  });

  it.each(['PORT', 'METRICS_PORT'])('exits when %s is in use', async (setting) => {
    const { url, stop } = await serveApp(new Hono());
    const { port } = new URL(url);
    const env = { METRICS_PORT: '0', [setting]: port };
    await expect(startProvider(await emptyDatabase('SQLite'), { env })).rejects.toThrow(
      `Port ${port} is in use. Stop the program that uses it, or set ${setting} to another one.`,
    );
    await stop();
  });
});
