import { randomUUID } from 'node:crypto';
import type { Queryable } from './database.ts';

const minute = 60 * 1000;
const hour = 60 * minute;

/** The number of mails in a period, in all instances. Many mail servers accept no more than 30 mails a minute. */
export const mailLimits = {
  message: { mails: 120, period: hour },
  confirmation: { mails: 200, period: hour },
  newsletter: { mails: 20, period: minute },
} as const;

/** The time between digests, and the delay of mails beyond a limit, in milliseconds. */
const digestInterval = 10 * minute;

/** The maximum number of messages in a digest. */
const maxDigestSize = 1000;

/**
 * Enforces the limits on mails that are due. Excess messages are combined in a digest; other excess mails are delayed.
 */
export async function enforceMailLimits(database: Queryable, at: Date): Promise<void> {
  const messages = await selectExcess(database, 'message', at);
  if (messages) await createDigest(database, messages, at);
  const confirmations = await selectExcess(database, 'confirmation', at);
  if (confirmations) await postpone(database, confirmations, later(at, digestInterval));
  const newsletters = await selectExcess(database, 'newsletter', at);
  if (newsletters) await postpone(database, newsletters, later(at, mailLimits.newsletter.period));
}

/** Returns an SQL condition with its values, which selects the excess mails. */
async function selectExcess({ query }: Queryable, kind: keyof typeof mailLimits, at: Date) {
  const { mails, period } = mailLimits[kind];
  const now = at.toISOString();
  const isDue = `kind = $1 AND state = 'waiting' AND due_at <= $2 AND (leased_until IS NULL OR leased_until <= $2)`;
  const [row] = await query(
    `SELECT (SELECT COUNT(*) FROM outbox WHERE ${isDue}) AS due,
       (SELECT COUNT(*) FROM outbox WHERE kind = $1 AND sent_at > $3 AND sent_at <= $2) AS sent,
       (SELECT COUNT(*) FROM outbox WHERE kind = $1 AND state = 'waiting' AND leased_until > $2) AS leased`,
    [kind, now, later(at, -period).toISOString()],
  );
  const remaining = Math.max(0, mails - Number(row?.['sent']) - Number(row?.['leased']));
  if (Number(row?.['due']) <= remaining) return undefined;
  return {
    condition: `${isDue} AND id NOT IN (SELECT id FROM outbox WHERE ${isDue} ORDER BY due_at, id LIMIT $3)`,
    values: [kind, now, remaining],
  };
}

type Selection = NonNullable<Awaited<ReturnType<typeof selectExcess>>>;

/** Combines the selected messages in a digest, or delays them until the next digest. */
async function createDigest(database: Queryable, selection: Selection, at: Date): Promise<void> {
  const { query } = database;
  // Later ones are from before the clock was set back.
  const [row] = await query(
    "SELECT MAX(queued_at) AS at FROM outbox WHERE kind = 'digest' AND queued_at <= $1",
    [at.toISOString()],
  );
  const last = row?.['at'];
  const next = typeof last === 'string' ? later(new Date(last), digestInterval) : at;
  if (next > at) return postpone(database, selection, next);

  const digest = randomUUID();
  await query(
    `UPDATE outbox SET state = 'digested', digest_id = $4, leased_until = NULL WHERE id IN (
       SELECT id FROM outbox WHERE ${selection.condition} ORDER BY queued_at LIMIT ${String(maxDigestSize)})`,
    [...selection.values, digest],
  );
  await query(
    "INSERT INTO outbox (id, kind, state, queued_at, due_at) VALUES ($1, 'digest', 'waiting', $2, $2)",
    [digest, at.toISOString()],
  );
  // The rest, if a digest cannot contain all of them.
  return postpone(database, selection, later(at, digestInterval));
}

async function postpone({ query }: Queryable, selection: Selection, until: Date): Promise<void> {
  await query(`UPDATE outbox SET due_at = $4 WHERE ${selection.condition}`, [
    ...selection.values,
    until.toISOString(),
  ]);
}

const later = (at: Date, milliseconds: number) => new Date(at.getTime() + milliseconds);
