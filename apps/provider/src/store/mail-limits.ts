import { randomUUID } from 'node:crypto';
import type { Database, Value } from './database.ts';

/** At most so many mails of a kind go out within any hour, from all instances together. */
const mailsPerHour = { message: 120, confirmation: 200 } as const;

type Limited = keyof typeof mailsPerHour;

/** How long after a digest the next may come, and how long what is too much waits, in milliseconds. */
const digestEvery = 10 * 60 * 1000;

/** Any mail server takes a mail with so many. */
const mostInDigest = 1000;

const hour = 60 * 60 * 1000;

/**
 * Leaves no more mails due than may go out. Messages beyond that come to the company together: a flood of them loses
 * none, and does not become a flood of mails. Questions to those who sign up wait.
 */
export async function keepToLimits(database: Pick<Database, 'query'>, at: Date): Promise<void> {
  const messages = await beyond(database, 'message', at);
  if (messages) await gather(database, messages, at);
  const confirmations = await beyond(database, 'confirmation', at);
  if (confirmations) await putOff(database, confirmations, later(at, digestEvery));
}

/** A condition for the mails that are due and too many, with its values. */
interface Chosen {
  condition: string;
  values: readonly Value[];
}

async function beyond(
  { query }: Pick<Database, 'query'>,
  kind: Limited,
  at: Date,
): Promise<Chosen | undefined> {
  const now = at.toISOString();
  const isDue = `kind = $1 AND state = 'waiting' AND due_at <= $2 AND (leased_until IS NULL OR leased_until <= $2)`;
  const [row] = await query(
    `SELECT (SELECT COUNT(*) FROM outbox WHERE ${isDue}) AS due,
       (SELECT COUNT(*) FROM outbox WHERE kind = $1 AND sent_at > $3) AS sent,
       (SELECT COUNT(*) FROM outbox WHERE kind = $1 AND state = 'waiting' AND leased_until > $2) AS leased`,
    [kind, now, later(at, -hour).toISOString()],
  );
  const room = Math.max(0, mailsPerHour[kind] - Number(row?.['sent']) - Number(row?.['leased']));
  if (Number(row?.['due']) <= room) return undefined;
  return {
    condition: `${isDue} AND id NOT IN (SELECT id FROM outbox WHERE ${isDue} ORDER BY due_at, id LIMIT $3)`,
    values: [kind, now, room],
  };
}

/** Makes one mail of them, or has them wait until the next of its kind may come. */
async function gather(database: Pick<Database, 'query'>, chosen: Chosen, at: Date): Promise<void> {
  const { query } = database;
  const [row] = await query("SELECT MAX(queued_at) AS at FROM outbox WHERE kind = 'digest'");
  const last = row?.['at'];
  const next = typeof last === 'string' ? later(new Date(last), digestEvery) : at;
  if (next > at) return putOff(database, chosen, next);

  const digest = randomUUID();
  await query(
    `UPDATE outbox SET state = 'digested', digest_id = $4, leased_until = NULL WHERE id IN (
       SELECT id FROM outbox WHERE ${chosen.condition} ORDER BY queued_at LIMIT ${String(mostInDigest)})`,
    [...chosen.values, digest],
  );
  await query(
    "INSERT INTO outbox (id, kind, state, queued_at, due_at) VALUES ($1, 'digest', 'waiting', $2, $2)",
    [digest, at.toISOString()],
  );
  // There may be more than one digest holds.
  return putOff(database, chosen, later(at, digestEvery));
}

async function putOff({ query }: Pick<Database, 'query'>, chosen: Chosen, until: Date): Promise<void> {
  await query(`UPDATE outbox SET due_at = $4 WHERE ${chosen.condition}`, [
    ...chosen.values,
    until.toISOString(),
  ]);
}

const later = (at: Date, milliseconds: number) => new Date(at.getTime() + milliseconds);
