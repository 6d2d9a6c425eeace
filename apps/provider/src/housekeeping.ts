import type { Logger } from 'pino';
import type { Store } from './store/store.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

export interface HousekeepingOptions {
  store: Pick<Store, 'outbox' | 'tidy'>;
  log: Logger;
  /** How many days messages are kept. @default for good */
  keepMessages?: number | undefined;
  now?: () => Date;
}

/** Forgets what is over, and reminds the owner of mails that were given up. */
export function createHousekeeping({
  store,
  log,
  keepMessages,
  now = () => new Date(),
}: HousekeepingOptions) {
  let reminded = -Infinity;

  return async function keepHouse(): Promise<void> {
    try {
      const forgotten = await store.tidy(now(), keepMessages);
      if (forgotten > 0) log.info({ rows: forgotten }, 'What was over is forgotten.');
      const { givenUp } = await store.outbox.look();
      if (givenUp === 0 || now().getTime() - reminded < day) return;
      reminded = now().getTime();
      log.error(
        { mails: givenUp },
        'Mails to the company were given up. See them with the command "outbox".',
      );
    } catch (error) {
      log.error({ err: error }, 'What is over cannot be forgotten now.');
    }
  };
}

/** Keeps house now, and every hour until it is stopped. */
export function startHousekeeping(options: HousekeepingOptions): { stop: () => Promise<void> } {
  const keepHouse = createHousekeeping(options);
  let keeping = keepHouse();
  const timer = setInterval(() => {
    keeping = keeping.then(keepHouse);
  }, hour);
  return {
    stop: () => {
      clearInterval(timer);
      return keeping;
    },
  };
}
