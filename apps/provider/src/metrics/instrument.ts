import type { Log } from '../log/log.ts';
import { classifyDatabaseError } from '../store/database-error.ts';
import type { Database } from '../store/database.ts';
import type { Store } from '../store/store.ts';
import type { Metrics } from './metrics.ts';

/** Counts and logs the errors of a database. */
export function instrumentDatabase(database: Database, log: Log, { databaseErrors }: Metrics): Database {
  async function observe<T>(result: Promise<T>): Promise<T> {
    try {
      return await result;
    } catch (error) {
      const kind = classifyDatabaseError(error);
      databaseErrors.inc({ kind });
      log.error({ event: 'database.error', kind, err: error }, 'A database operation failed.');
      throw error;
    }
  }
  return {
    ...database,
    query: (sql, values) => observe(database.query(sql, values)),
    transaction: (work) => observe(database.transaction(work)),
    check: () => observe(database.check()),
  };
}

/** Counts messages and the outcomes of mails. */
export function instrumentStore(store: Store, { messages, mails }: Metrics): Store {
  const { outbox } = store;
  return {
    ...store,
    async addMessage(message) {
      const id = await store.addMessage(message);
      messages.inc({ kind: message.quarantine ? 'quarantined' : 'accepted' });
      return id;
    },
    outbox: {
      ...outbox,
      async sent(mail, at) {
        await outbox.sent(mail, at);
        mails.inc({ outcome: 'sent' });
      },
      async failed(mail, error, dueAt) {
        await outbox.failed(mail, error, dueAt);
        mails.inc({ outcome: dueAt ? 'retried' : 'gave_up' });
      },
    },
  };
}
