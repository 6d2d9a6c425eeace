import { randomUUID } from 'node:crypto';
import type { Queryable } from './database.ts';

/** The time between mails about quarantined messages, in milliseconds. */
const quarantineMailInterval = 7 * 24 * 60 * 60 * 1000;

/**
 * Queues a mail to the owner if messages were quarantined since the last one, at most once a week. Transactions of all
 * instances are serialized, so only one of them queues it.
 */
export async function queueQuarantineMail({ query }: Queryable, at: Date): Promise<void> {
  const [row] = await query("SELECT MAX(queued_at) AS last FROM outbox WHERE kind = 'quarantine'");
  const last = typeof row?.['last'] === 'string' ? row['last'] : '';
  if (last && at.getTime() - new Date(last).getTime() < quarantineMailInterval) return;
  const [added] = await query(
    'SELECT id FROM messages WHERE quarantine IS NOT NULL AND received_at > $1 LIMIT 1',
    [last],
  );
  if (!added) return;
  await query(
    "INSERT INTO outbox (id, kind, state, queued_at, due_at) VALUES ($1, 'quarantine', 'waiting', $2, $2)",
    [randomUUID(), at.toISOString()],
  );
}
