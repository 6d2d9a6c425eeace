import { setTimeout } from 'node:timers/promises';
import type { Context } from 'hono';
import { classifyDatabaseError, type DatabaseErrorKind } from '../store/database-error.ts';
import type { Store } from '../store/store.ts';

/** In bytes. With less, storing messages may soon fail. */
const minFreeBytes = 100 * 1024 * 1024;

/** A mail has failed three times by then. */
const lateAfterMinutes = 15;

/** How long a check is reused, in milliseconds, so that frequent probes do not occupy the database. */
const reuseTime = 1000;

/** How long a check may take, in milliseconds. Connecting to a database server takes two seconds at most. */
const checkTimeout = 2500;

/** Public, so it contains no address, no name and no error message of a library. */
export interface Health {
  /**
   * Messages cannot be stored when `unavailable`. Visitors do not notice `degraded`, but the owner should investigate.
   */
  status: 'ok' | 'degraded' | 'unavailable';
  database: 'ok' | DatabaseErrorKind;
  /** Only for SQLite. The disk of a database server is monitored there. */
  disk?: 'ok' | 'low';
  mail?: 'off' | 'ok' | 'late' | 'given-up';
  /** The age of the oldest waiting mail to the company, in minutes. */
  oldestMail?: number;
}

/** Checks whether messages can be stored and mailed. Requests within a second share one check. */
export function createHealthCheck(store: Store, now = () => new Date()): () => Promise<Health> {
  let latest: { health: Promise<Health>; endedAt?: number } | undefined;

  async function check(): Promise<Health> {
    try {
      const late = setTimeout(checkTimeout, true, { ref: false });
      if (await Promise.race([store.check(), late])) return await unavailable('locked');
      const details = { ...(await disk()), ...(await mail()) };
      const healthy = details.disk !== 'low' && (details.mail === 'ok' || details.mail === 'off');
      return { status: healthy ? 'ok' : 'degraded', database: 'ok', ...details };
    } catch (error) {
      return unavailable(classifyDatabaseError(error));
    }
  }

  const unavailable = async (database: DatabaseErrorKind): Promise<Health> => ({
    status: 'unavailable',
    database,
    ...(await disk()),
  });

  async function disk(): Promise<Pick<Health, 'disk'>> {
    // If the folder is missing, `check()` reports a database error.
    const freeBytes = await store.freeBytes().catch(() => undefined);
    return freeBytes === undefined ? {} : { disk: freeBytes < minFreeBytes ? 'low' : 'ok' };
  }

  async function mail(): Promise<Pick<Health, 'mail' | 'oldestMail'>> {
    if (!store.mailEnabled) return { mail: 'off' };
    const { waitingSince, givenUp } = await store.outbox.stats();
    const waitingTime = waitingSince ? now().getTime() - waitingSince.getTime() : 0;
    const oldestMail = Math.max(0, Math.floor(waitingTime / 60_000));
    return { mail: givenUp > 0 ? 'given-up' : oldestMail >= lateAfterMinutes ? 'late' : 'ok', oldestMail };
  }

  /** Whether a check is running or has just ended. A time in the future is from before the clock was set back. */
  const isRecent = (endedAt: number | undefined) =>
    endedAt === undefined || Math.abs(now().getTime() - endedAt) < reuseTime;

  return () => {
    if (latest && isRecent(latest.endedAt)) return latest.health;
    const started: typeof latest = { health: check() };
    latest = started;
    return started.health.finally(() => {
      started.endedAt = now().getTime();
    });
  };
}

/** Answers 200 while the process can answer. Orchestrators restart a process that does not. */
export function liveness(context: Context): Response {
  return context.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' });
}

/** Answers 200 when messages can be stored. Orchestrators send no requests to a process that is not ready. */
export function readiness(checkHealth: () => Promise<Health>) {
  return async (context: Context): Promise<Response> => {
    const health = await checkHealth();
    context.header('Cache-Control', 'no-store');
    if (health.status !== 'unavailable') return context.json(health);
    context.header('Retry-After', '30');
    return context.json(health, 503);
  };
}
