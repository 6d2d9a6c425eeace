import { createHash } from 'node:crypto';
import type { Database, Value } from '../store/database.ts';
import { exceeded, keyOf, paceOf, tidyEvery, type Claim, type Exceeded } from './limits.ts';

/** Counts in the database, so that several instances keep one limit together. */
export function createSharedLimiter({ query }: Pick<Database, 'query'>, now: () => number = Date.now) {
  let tidiedAt = 0;

  return {
    async take(claims: readonly Claim[]): Promise<Exceeded | undefined> {
      const at = now();
      if (at - tidiedAt > tidyEvery) {
        tidiedAt = at;
        await query('DELETE FROM limits WHERE held_until < $1', [at]);
      }
      const taken = await hold(claims, at);
      const refused = claims.find((claim) => !taken.has(idOf(claim)));
      if (!refused) return undefined;
      // Whatever else was wanted with it is not done either.
      await giveBack(claims.filter((claim) => taken.has(idOf(claim))));
      const [row] = await query('SELECT held_until FROM limits WHERE id = $1', [idOf(refused)]);
      return exceeded(refused.limit, Number(row?.['held_until'] ?? at), at);
    },

    giveBack,
  };

  async function giveBack(claims: readonly Claim[]): Promise<void> {
    for (const claim of claims)
      await query('UPDATE limits SET held_until = held_until - $2 WHERE id = $1', [
        idOf(claim),
        paceOf(claim.limit).share,
      ]);
  }

  /**
   * Holds the next place of each claim that has one left, in one statement: two instances never hold the same. What
   * the row would be that is not there yet says how long a place is held, and until when places may be held.
   */
  async function hold(claims: readonly Claim[], at: number): Promise<Set<string>> {
    const values: Value[] = [at];
    const rows = claims.map((claim) => {
      const { share, whole } = paceOf(claim.limit);
      const count = values.push(idOf(claim), at + share, at + whole);
      return `($${String(count - 2)}, $${String(count - 1)}, $${String(count)})`;
    });
    const held = await query(
      `INSERT INTO limits (id, held_until, held_at_most) VALUES ${rows.join(', ')}
       ON CONFLICT (id) DO UPDATE
         SET held_until = CASE WHEN limits.held_until < $1 THEN excluded.held_until
                               ELSE limits.held_until + excluded.held_until - $1 END,
             held_at_most = excluded.held_at_most
         WHERE limits.held_until + excluded.held_until - $1 <= excluded.held_at_most
       RETURNING id`,
      values,
    );
    return new Set(held.map((row) => String(row['id'])));
  }
}

/** An address of a visitor, or of a sender, is nothing to be read in a table. */
function idOf(claim: Claim): string {
  return createHash('sha256').update(keyOf(claim)).digest('base64url').slice(0, 22);
}
