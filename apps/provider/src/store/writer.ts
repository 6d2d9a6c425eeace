import { classifyDatabaseError } from './database-error.ts';
import type { Database } from './database.ts';

type Query = Pick<Database, 'query'>;

export type Write = ReturnType<typeof createWriter>;

interface QueuedWrite {
  run: (database: Query) => Promise<void>;
  /** Runs in a savepoint, so that a failure does not roll back other writes. */
  runInSavepoint: (database: Query) => Promise<void>;
  /** Settles the promise of the caller after the commit. */
  settle: (committed: boolean, reason?: unknown) => void;
}

/** A larger batch would delay its first write too much. */
const maxBatchSize = 256;

/**
 * Commits concurrent writes in one transaction, because a sync to disk takes far longer than a row. Each write is still
 * atomic: a failed one is rolled back alone, and none resolves before the commit. A write may run twice, so it must
 * change nothing but the database.
 */
export function createWriter(database: Database) {
  const queue: QueuedWrite[] = [];
  let running = false;

  async function drainQueue(): Promise<void> {
    running = true;
    while (queue.length > 0) {
      const batch = queue.splice(0, maxBatchSize);
      try {
        await commit(batch);
        for (const { settle } of batch) settle(true);
      } catch (error) {
        // Writes that were queued meanwhile fail too. A retry would double their waiting time.
        for (const { settle } of [...batch, ...queue.splice(0)]) settle(false, error);
      }
    }
    running = false;
  }

  /**
   * A savepoint per write would double the round trips, so they are only used when a write has failed for another
   * reason than the database.
   */
  async function commit(batch: readonly QueuedWrite[]): Promise<void> {
    let completed = 0;
    try {
      await database.transaction(async (transaction) => {
        for (const { run } of batch) {
          await run(transaction);
          completed += 1;
        }
      });
    } catch (error) {
      // A transaction that failed at COMMIT may be on disk.
      if (completed === batch.length || classifyDatabaseError(error) !== 'failing') throw error;
      await database.transaction(async (transaction) => {
        for (const { runInSavepoint } of batch) await runInSavepoint(transaction);
      });
    }
  }

  return function write<T>(work: (database: Query) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      let outcome: { value: T } | { error: unknown } = { error: new Error('The write did not run.') };
      queue.push({
        async run(transaction) {
          outcome = { value: await work(transaction) };
        },
        async runInSavepoint(transaction) {
          await transaction.query('SAVEPOINT work');
          try {
            outcome = { value: await work(transaction) };
          } catch (error) {
            outcome = { error };
            await transaction.query('ROLLBACK TO SAVEPOINT work');
          }
          await transaction.query('RELEASE SAVEPOINT work');
        },
        settle(committed, reason) {
          if (!committed) reject(asError(reason));
          else if ('value' in outcome) resolve(outcome.value);
          else reject(asError(outcome.error));
        },
      });
      // Waits until all writes of this turn of the event loop are queued.
      if (!running) {
        running = true;
        setImmediate(() => void drainQueue());
      }
    });
  };
}

const asError = (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason)));
