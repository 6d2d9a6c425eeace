import type { Log } from '../log/log.ts';
import { classifyDatabaseError } from '../store/database-error.ts';
import type { Database } from '../store/database.ts';
import type { Metrics } from './metrics.ts';

interface InstrumentOptions {
  log: Log;
  metrics: Pick<Metrics, 'databaseErrors'>;
}

/** Counts and logs the errors of a database. */
export function instrumentDatabase(database: Database, { log, metrics }: InstrumentOptions): Database {
  async function observe<T>(result: Promise<T>): Promise<T> {
    try {
      return await result;
    } catch (error) {
      const kind = classifyDatabaseError(error);
      metrics.databaseErrors.inc({ kind });
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
