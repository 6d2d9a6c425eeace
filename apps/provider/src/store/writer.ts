import type { Database } from './database.ts';
import { troubleOf } from './trouble.ts';

type Query = Pick<Database, 'query'>;

export type Write = ReturnType<typeof createWriter>;

interface Waiting {
  /** Does the work. */
  run: (database: Query) => Promise<void>;
  /** Does it so that nothing else is undone with it if it fails. */
  runApart: (database: Query) => Promise<void>;
  /** Tells whoever waits, once what it wrote is on disk. */
  settle: (committed: boolean, reason?: unknown) => void;
}

/** More would make the first of them wait too long. */
const mostAtOnce = 256;

/**
 * Writes what comes at about the same moment in one transaction: bringing a page to disk takes far longer than a row.
 * Each piece of work stands alone all the same. One that fails is undone by itself, and none is acknowledged before
 * the disk has it. It may be done twice before that, so it changes nothing but the database.
 */
export function createWriter(database: Database) {
  const waiting: Waiting[] = [];
  let busy = false;

  async function writeAll(): Promise<void> {
    busy = true;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, mostAtOnce);
      try {
        await commit(batch);
        for (const { settle } of batch) settle(true);
      } catch (error) {
        // Whoever came meanwhile shares the fate. To try for them too would let them wait as long again.
        for (const { settle } of [...batch, ...waiting.splice(0)]) settle(false, error);
      }
    }
    busy = false;
  }

  /**
   * Nearly always all goes well, and then a savepoint for each piece would be half of the ways to the database. If it
   * does not, and the database is not to blame, all are done again, each behind its own.
   */
  async function commit(batch: readonly Waiting[]): Promise<void> {
    let done = 0;
    try {
      await database.transaction(async (transaction) => {
        for (const { run } of batch) {
          await run(transaction);
          done += 1;
        }
      });
    } catch (error) {
      // What failed only at its end may be on disk all the same.
      if (done === batch.length || troubleOf(error) !== 'failing') throw error;
      await database.transaction(async (transaction) => {
        for (const { runApart } of batch) await runApart(transaction);
      });
    }
  }

  return function write<T>(work: (database: Query) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      let outcome: { value: T } | { error: unknown } = { error: new Error('It was never tried.') };
      waiting.push({
        async run(transaction) {
          outcome = { value: await work(transaction) };
        },
        async runApart(transaction) {
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
      // What else arrives in this turn comes along.
      if (!busy) {
        busy = true;
        setImmediate(() => void writeAll());
      }
    });
  };
}

const asError = (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason)));
