import type { Database } from './database.ts';
import type { Write } from './writer.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** What the owner does not release from quarantine in this time is spam. */
const quarantineLasts = 30 * day;

/** What counts against the limits of mails. */
const mailsCountFor = day;

/** Each of them holds up the visitors who write at that moment, for some milliseconds. */
const mostAtOnce = 500;

export interface Retention {
  /** Forgets what is over, and messages that are older than so many days, and says how many rows that were. */
  tidy: (at: Date, keepMessages?: number) => Promise<number>;
}

export function createRetention({ sweep }: Pick<Database, 'sweep'>, write: Write): Retention {
  async function forget(table: string, key: string, condition: string, limit: string | number) {
    let forgotten = 0;
    for (;;) {
      const rows = await write(({ query }) =>
        query(
          `DELETE FROM ${table} WHERE ${key} IN (
             SELECT ${key} FROM ${table} WHERE ${condition} LIMIT ${String(mostAtOnce)}) RETURNING ${key}`,
          [limit],
        ),
      );
      forgotten += rows.length;
      if (rows.length < mostAtOnce) return forgotten;
    }
  }

  return {
    async tidy(at, keepMessages) {
      const before = (milliseconds: number) => new Date(at.getTime() - milliseconds).toISOString();
      let forgotten = 0;
      forgotten += await forget('confirmations', 'token_hash', 'expires_at <= $1', before(0));
      forgotten += await forget('limits', 'id', 'held_until <= $1', at.getTime());
      forgotten += await forget(
        'outbox',
        'id',
        "kind <> 'message' AND state IN ('sent', 'needless') AND COALESCE(sent_at, queued_at) <= $1",
        before(mailsCountFor),
      );
      const quarantined = 'quarantine IS NOT NULL AND received_at <= $1';
      forgotten += await forget('messages', 'id', quarantined, before(quarantineLasts));
      if (keepMessages !== undefined)
        forgotten += await forget('messages', 'id', isOver, before(keepMessages * day));
      if (forgotten > 0) await sweep();
      return forgotten;
    },
  };
}

/** A message whose mail was not sent may never have been read, so it stays until it was. */
const isOver = `quarantine IS NULL AND received_at <= $1 AND NOT EXISTS (
  SELECT 1 FROM outbox own JOIN outbox mail ON mail.id = COALESCE(own.digest_id, own.id)
  WHERE own.message_id = messages.id AND mail.state IN ('waiting', 'given-up'))`;
