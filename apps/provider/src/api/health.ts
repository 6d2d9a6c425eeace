import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { Store } from '../store/store.ts';
import { troubleOf, type Trouble } from '../store/trouble.ts';

/** With less, soon nothing could be kept any more, in bytes. */
const leastRoom = 100 * 1024 * 1024;

/** By then a mail was tried three times. */
const late = 15;

/** Words and minutes that anybody may read: no address, no name, nothing of what a library said. */
interface Health {
  /** Only when it is unavailable can nothing be kept. What is degraded waits for the owner, and visitors do not notice. */
  status: 'ok' | 'degraded' | 'unavailable';
  database: 'ok' | Trouble;
  /** Of the file of a database. That of a server is for others to look after. */
  disk?: 'ok' | 'low';
  mail?: 'off' | 'ok' | 'late' | 'given-up';
  /** How long the oldest mail has been waiting, in minutes. */
  oldestMail?: number;
}

export interface HealthOptions {
  store: Pick<Store, 'check' | 'room' | 'outbox' | 'mails'>;
  log: Logger;
  now: () => Date;
}

/** Says whether a message could be kept now, and mailed. Whoever asks meanwhile shares the answer. */
export function tellHealth({ store, log, now }: HealthOptions) {
  let looking: Promise<Health> | undefined;

  async function look(): Promise<Health> {
    try {
      await store.check();
      const things = { ...(await disk()), ...(await mail()) };
      const well = things.disk !== 'low' && (things.mail === 'ok' || things.mail === 'off');
      return { status: well ? 'ok' : 'degraded', database: 'ok', ...things };
    } catch (error) {
      log.error({ err: error }, 'the database cannot be used');
      return { status: 'unavailable', database: troubleOf(error), ...(await disk()) };
    }
  }

  async function disk(): Promise<Pick<Health, 'disk'>> {
    // A folder that is gone is trouble of the database, and told as that.
    const room = await store.room().catch(() => undefined);
    return room === undefined ? {} : { disk: room < leastRoom ? 'low' : 'ok' };
  }

  async function mail(): Promise<Pick<Health, 'mail' | 'oldestMail'>> {
    if (!store.mails) return { mail: 'off' };
    const { waitingSince, givenUp } = await store.outbox.look();
    const waits = waitingSince ? now().getTime() - waitingSince.getTime() : 0;
    const oldestMail = Math.max(0, Math.floor(waits / 60_000));
    return { mail: givenUp > 0 ? 'given-up' : oldestMail >= late ? 'late' : 'ok', oldestMail };
  }

  return async (context: Context): Promise<Response> => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    const health = await looking;
    context.header('Cache-Control', 'no-store');
    if (health.status !== 'unavailable') return context.json(health);
    context.header('Retry-After', '30');
    return context.json(health, 503);
  };
}
