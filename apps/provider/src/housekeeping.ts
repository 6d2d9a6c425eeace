import type { Log } from './log/log.ts';
import type { Store } from './store/store.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

export interface HousekeepingOptions {
  store: Pick<Store, 'outbox' | 'deleteExpired' | 'reportQuarantine'>;
  log: Log;
  /** How many days messages are kept. @default forever */
  keepMessages?: number | undefined;
  now?: () => Date;
}

/** Deletes expired rows, mails the owner about quarantined messages, and logs mails that were given up once a day. */
export function createHousekeeping({
  store,
  log,
  keepMessages,
  now = () => new Date(),
}: HousekeepingOptions) {
  let lastReminder = -Infinity;

  return async function runHousekeeping(): Promise<void> {
    try {
      const deleted = await store.deleteExpired(now(), keepMessages);
      if (deleted > 0) log.info({ event: 'housekeeping.deleted', rows: deleted }, 'Expired rows deleted.');
      await store.reportQuarantine(now());
      const { givenUp } = await store.outbox.stats();
      if (givenUp === 0 || Math.abs(now().getTime() - lastReminder) < day) return;
      lastReminder = now().getTime();
      log.error(
        { event: 'mail.undelivered', mails: givenUp },
        'Mails to the company were given up. List them with the command "outbox", then retry or dismiss them.',
      );
    } catch (error) {
      log.error({ event: 'housekeeping.failed', err: error }, 'Housekeeping failed.');
    }
  };
}

/** Runs housekeeping at once and then every hour. */
export function startHousekeeping(options: HousekeepingOptions): { stop: () => Promise<void> } {
  const runHousekeeping = createHousekeeping(options);
  let running = runHousekeeping();
  const timer = setInterval(() => {
    running = running.then(runHousekeeping);
  }, hour);
  return {
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
}
