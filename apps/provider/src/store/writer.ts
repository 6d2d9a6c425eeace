import type { Database } from './database.ts';

type Query = Pick<Database, 'query'>;

export type Write = ReturnType<typeof createWriter>;

interface Waiting {
  run: (database: Query) => Promise<void>;
  /** Tells whoever waits, once what it wrote is on disk. */
  settle: (committed: boolean, reason?: unknown) => void;
}

/** More would make the first of them wait too long. */
const mostAtOnce = 256;

/**
 * Writes what comes at about the same moment in one transaction: bringing a page to disk takes far longer than a row.
 * Each piece of work stands alone all the same. One that fails is undone by itself, and none is acknowledged before
 * the disk has it.
 */
export function createWriter(database: Database) {
  const waiting: Waiting[] = [];
  let busy = false;

  async function writeAll(): Promise<void> {
    busy = true;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, mostAtOnce);
      try {
        await database.transaction(async (transaction) => {
          for (const { run } of batch) await run(transaction);
        });
        for (const { settle } of batch) settle(true);
      } catch (error) {
        // Whoever came meanwhile shares the fate. To try for them too would let them wait as long again.
        for (const { settle } of [...batch, ...waiting.splice(0)]) settle(false, error);
      }
    }
    busy = false;
  }

  return function write<T>(work: (database: Query) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      let outcome: { value: T } | { error: unknown } = { error: new Error('It was never tried.') };
      waiting.push({
        async run(transaction) {
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
