import { Hono } from 'hono';
import { collectDefaultMetrics } from 'prom-client';
import type { Health } from '../api/health.ts';
import type { Store } from '../store/store.ts';
import type { Metrics } from './metrics.ts';

/** Serves the metrics in the text format of Prometheus. */
export function createMetricsApp(
  metrics: Metrics,
  store: Store,
  checkHealth: () => Promise<Health>,
  now = () => new Date(),
) {
  const { registry, databaseUp, outboxMails, outboxOldest, diskFree, lastBackup } = metrics;
  // Event loop, memory and garbage collection.
  collectDefaultMetrics({ register: registry });

  async function updateGauges(): Promise<void> {
    const { database } = await checkHealth();
    databaseUp.set(database === 'ok' ? 1 : 0);
    // A missing value is better than an outdated one.
    outboxMails.reset();
    outboxOldest.remove();
    diskFree.remove();
    lastBackup.remove();
    const freeBytes = await store.freeBytes().catch(() => undefined);
    if (freeBytes !== undefined) diskFree.set(freeBytes);
    const backupAt = await store.lastBackup();
    if (backupAt) lastBackup.set(backupAt.getTime() / 1000);
    const stats = database === 'ok' ? await store.outbox.stats().catch(() => undefined) : undefined;
    if (!stats) return;
    const { waiting, waitingSince, givenUp } = stats;
    outboxMails.set({ state: 'waiting' }, waiting);
    outboxMails.set({ state: 'given_up' }, givenUp);
    outboxOldest.set(waitingSince ? Math.max(0, (now().getTime() - waitingSince.getTime()) / 1000) : 0);
  }

  return new Hono().get('/metrics', async (context) => {
    await updateGauges();
    return context.body(await registry.metrics(), 200, {
      'Content-Type': registry.contentType,
      'Cache-Control': 'no-store',
    });
  });
}
