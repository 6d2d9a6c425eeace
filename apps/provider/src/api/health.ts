import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { Store } from '../store/store.ts';
import { troubleOf } from '../store/trouble.ts';

/** Says whether a message could be kept now. Whoever asks while that is being found out shares the answer. */
export function tellHealth({ store, log }: { store: Pick<Store, 'check'>; log: Logger }) {
  let checking: Promise<void> | undefined;

  return async (context: Context): Promise<Response> => {
    context.header('Cache-Control', 'no-store');
    try {
      checking ??= store.check().finally(() => {
        checking = undefined;
      });
      await checking;
      return context.json({ status: 'ok' });
    } catch (error) {
      log.error({ err: error }, 'the database cannot be used');
      context.header('Retry-After', '30');
      return context.json({ status: 'unavailable', database: troubleOf(error) }, 503);
    }
  };
}
