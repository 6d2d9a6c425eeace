import { randomUUID } from 'node:crypto';
import type { Queryable } from './database.ts';

/** The time between mails about quarantined messages, in milliseconds. */
const quarantineMailInterval = 7 * 24 * 60 * 60 * 1000;

/**
 * Queues a mail to the owner if messages were quarantined since the last one, at most once a week. Transactions of all
 * instances are serialized, so only one of them queues it.
 */
export async function queueQuarantineMail({ query }: Queryable, at: Date): Promise<void> {
  const since = new Date(at.getTime() - quarantineMailInterval).toISOString();
  const last =
    "COALESCE((SELECT MAX(queued_at) FROM outbox WHERE kind = 'quarantine' AND queued_at <= $2), '')";
  await query(
    `INSERT INTO outbox (id, kind, state, queued_at, due_at) SELECT $1, 'quarantine', 'waiting', $2, $2
     WHERE ${last} <= $3
       AND EXISTS (SELECT 1 FROM messages WHERE quarantine IS NOT NULL AND received_at > ${last})`,
    [randomUUID(), at.toISOString(), since],
  );
}
