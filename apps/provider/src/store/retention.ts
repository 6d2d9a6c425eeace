import type { Database } from './database.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Quarantined messages that are not released within this time are considered spam. */
const quarantinePeriod = 30 * day;

/** Longer than a confirmation mail is retried and its link works. */
const pendingPeriod = 7 * day;

/** For this time, an address that refused to subscribe gets no confirmation mail. */
const unsubscribedPeriod = 90 * day;

/** The period of the mail limits. */
const mailLimitPeriod = day;

/** Rows per DELETE. Each blocks concurrent writes for some milliseconds. */
const batchSize = 500;

/** Deletes expired rows, and messages older than this number of days. Returns the number of deleted rows. */
export function createDeleteExpired({ transaction, purgeDeleted }: Database) {
  async function deleteRows(table: string, key: string, condition: string, limit: string | number) {
    let deleted = 0;
    for (;;) {
      const rows = await transaction(({ query }) =>
        query(
          `DELETE FROM ${table} WHERE ${key} IN (
             SELECT ${key} FROM ${table} WHERE ${condition} LIMIT ${String(batchSize)}) RETURNING ${key}`,
          [limit],
        ),
      );
      deleted += rows.length;
      if (rows.length < batchSize) return deleted;
    }
  }

  return async (at: Date, keepMessages?: number) => {
    const before = (milliseconds: number) => new Date(at.getTime() - milliseconds).toISOString();
    const rules: [table: string, key: string, condition: string, limit: string | number][] = [
      ['confirmations', 'token_hash', 'expires_at <= $1', before(0)],
      ['limits', 'id', 'held_until <= $1', at.getTime()],
      ['outbox', 'id', isDone, before(mailLimitPeriod)],
      // The last one says which messages are reported, until those are deleted too.
      ['outbox', 'id', isDoneReport, before(quarantinePeriod)],
      ['subscribers', 'id', "status = 'pending' AND consented_at <= $1", before(pendingPeriod)],
      ['subscribers', 'id', "status = 'unsubscribed' AND unsubscribed_at <= $1", before(unsubscribedPeriod)],
      ['messages', 'id', 'quarantine IS NOT NULL AND received_at <= $1', before(quarantinePeriod)],
    ];
    if (keepMessages !== undefined) rules.push(['messages', 'id', isExpired, before(keepMessages * day)]);
    let deleted = 0;
    for (const rule of rules) deleted += await deleteRows(...rule);
    if (deleted > 0) await purgeDeleted();
    return deleted;
  };
}

/** Newsletters stay, because no one should get one twice. */
const isDone = `kind NOT IN ('message', 'quarantine', 'newsletter') AND state IN ('sent', 'cancelled')
  AND COALESCE(sent_at, queued_at) <= $1`;

const isDoneReport = "kind = 'quarantine' AND state IN ('sent', 'cancelled') AND queued_at <= $1";

/** A message whose mail was not sent may be unread, so it is kept. */
const isExpired = `quarantine IS NULL AND received_at <= $1 AND NOT EXISTS (
  SELECT 1 FROM outbox own JOIN outbox mail ON mail.id = COALESCE(own.digest_id, own.id)
  WHERE own.message_id = messages.id AND mail.state IN ('waiting', 'given-up'))`;
