import type { Context } from 'hono';
import type { Log } from '../log/log.ts';
import { classifyDatabaseError, type DatabaseErrorKind } from '../store/database-error.ts';
import type { Store } from '../store/store.ts';

/** In bytes. With less, messages can soon not be stored. */
const minFreeBytes = 100 * 1024 * 1024;

/** A mail has failed three times by then. */
const lateAfterMinutes = 15;

/** Public, so it contains no address, no name and no error message of a library. */
interface Health {
  /**
   * Messages cannot be stored when `unavailable`. Visitors do not notice `degraded`, but the owner should look into it.
   */
  status: 'ok' | 'degraded' | 'unavailable';
  database: 'ok' | DatabaseErrorKind;
  /** Only for SQLite. The disk of a database server is monitored there. */
  disk?: 'ok' | 'low';
  mail?: 'off' | 'ok' | 'late' | 'given-up';
  /** The age of the oldest waiting mail, in minutes. */
  oldestMail?: number;
}

export interface HealthOptions {
  store: Pick<Store, 'check' | 'freeBytes' | 'outbox' | 'mailEnabled'>;
  log: Log;
  now: () => Date;
}

/** Checks whether messages can be stored and mailed. Concurrent requests share one check. */
export function healthCheck({ store, log, now }: HealthOptions) {
  let pending: Promise<Health> | undefined;

  async function check(): Promise<Health> {
    try {
      await store.check();
      const details = { ...(await disk()), ...(await mail()) };
      const healthy = details.disk !== 'low' && (details.mail === 'ok' || details.mail === 'off');
      return { status: healthy ? 'ok' : 'degraded', database: 'ok', ...details };
    } catch (error) {
      log.error({ event: 'database.error', err: error }, 'Database check failed.');
      return { status: 'unavailable', database: classifyDatabaseError(error), ...(await disk()) };
    }
  }

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

  return async (context: Context): Promise<Response> => {
    pending ??= check().finally(() => {
      pending = undefined;
    });
    const health = await pending;
    context.header('Cache-Control', 'no-store');
    if (health.status !== 'unavailable') return context.json(health);
    context.header('Retry-After', '30');
    return context.json(health, 503);
  };
}
