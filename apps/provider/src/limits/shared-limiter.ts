import { createHash } from 'node:crypto';
import type { Queryable, Value } from '../store/database.ts';
import { entryKey, exceeded, toRateParameters, type Exceeded, type Hit } from './limits.ts';

/** Counts in the database, so that several instances share one limit. Housekeeping deletes expired rows. */
export function createSharedLimiter({ query }: Queryable, now: () => number = Date.now) {
  return {
    async consume(hits: readonly Hit[]): Promise<Exceeded | undefined> {
      const at = now();
      const accepted = await consumeAll(hits, at);
      const rejected = hits.find((hit) => !accepted.has(hashedKey(hit)));
      if (!rejected) return undefined;
      // One limit is exceeded, so the hits on the others are taken back.
      await refund(hits.filter((hit) => accepted.has(hashedKey(hit))));
      const [row] = await query('SELECT held_until FROM limits WHERE id = $1', [hashedKey(rejected)]);
      return exceeded(rejected.limit, Number(row?.['held_until'] ?? at), at);
    },

    refund,
  };

  async function refund(hits: readonly Hit[]): Promise<void> {
    for (const hit of hits)
      await query('UPDATE limits SET held_until = held_until - $2 WHERE id = $1', [
        hashedKey(hit),
        toRateParameters(hit.limit).emissionInterval,
      ]);
  }

  /**
   * Counts each hit that its limit allows. One statement, so instances cannot exceed a limit together. The row to be
   * inserted carries the emission interval and the tolerance for the update of an existing row.
   */
  async function consumeAll(hits: readonly Hit[], at: number): Promise<Set<string>> {
    const values: Value[] = [at];
    const rows = hits.map((hit) => {
      const { emissionInterval, burstTolerance } = toRateParameters(hit.limit);
      const count = values.push(hashedKey(hit), at + emissionInterval, at + burstTolerance);
      return `($${String(count - 2)}, $${String(count - 1)}, $${String(count)})`;
    });
    const updated = await query(
      `INSERT INTO limits (id, held_until, held_at_most) VALUES ${rows.join(', ')}
       ON CONFLICT (id) DO UPDATE
         SET held_until = CASE WHEN limits.held_until < $1 THEN excluded.held_until
                               ELSE limits.held_until + excluded.held_until - $1 END,
             held_at_most = excluded.held_at_most
         WHERE limits.held_until + excluded.held_until - $1 <= excluded.held_at_most
       RETURNING id`,
      values,
    );
    return new Set(updated.map((row) => String(row['id'])));
  }
}

/** Hashed, so that the table contains no addresses of visitors or senders. */
function hashedKey(hit: Hit): string {
  return createHash('sha256').update(entryKey(hit)).digest('base64url').slice(0, 22);
}
