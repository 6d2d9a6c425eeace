import { isMailable } from '@studio/api-client/contract';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { unsubscribeLink } from '../mail/mail-templates.ts';
import { queueMessage } from '../store/outbox.ts';
import type { Database, Queryable, Row } from '../store/database.ts';
import { randomToken } from '../store/subscribers.ts';
import { OwnerError } from './command.ts';

const contentColumns = ['name', 'email', 'subject', 'message', 'phone', 'company'];
export const messageColumns = ['id', 'received_at', ...contentColumns, 'language', 'quarantine'];

export interface MessageChoice {
  /** Only messages received at this time or later. */
  since?: Date | undefined;
  /** Only quarantined messages, or only the others. @default false */
  quarantined?: boolean | undefined;
}

/** The number of messages in memory at a time. */
const pageSize = 500;

/** The newest first. */
export async function* findMessages(
  { query }: Queryable,
  { since, quarantined = false }: MessageChoice,
): AsyncGenerator<Row> {
  let last = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const rows = await query(
      `SELECT * FROM messages
       WHERE received_at >= $1 AND quarantine IS ${quarantined ? 'NOT NULL' : 'NULL'} AND seq < $2
       ORDER BY seq DESC LIMIT ${String(pageSize)}`,
      [since?.toISOString() ?? '', last],
    );
    yield* rows;
    if (rows.length < pageSize) return;
    last = Number(rows.at(-1)?.['seq']);
  }
}

/** The message whose id starts with `start`. */
export async function findMessage({ query }: Queryable, start: string): Promise<Row> {
  const found = await query(`SELECT * FROM messages WHERE id LIKE $1 ORDER BY seq DESC LIMIT 2`, [
    idPattern(start),
  ]);
  return exactlyOne(found, `message with the id ${start}`);
}

export async function countQuarantined({ query }: Queryable): Promise<number> {
  const [row] = await query('SELECT COUNT(*) AS number FROM messages WHERE quarantine IS NOT NULL');
  return Number(row?.['number']);
}

/** Releases a message from quarantine, and queues its mail unless mail is off. */
export async function releaseMessage(
  database: Database,
  id: string,
  mailAt: Date | undefined,
): Promise<void> {
  await database.transaction(async ({ query }) => {
    const released = await query(
      'UPDATE messages SET quarantine = NULL WHERE id = $1 AND quarantine IS NOT NULL RETURNING id',
      [id],
    );
    if (released.length > 0 && mailAt) await queueMessage({ query }, id, mailAt);
  });
}

const consentColumns = ['consented_at', 'confirmed_at', 'unsubscribed_at', 'network'];
export const subscriberColumns = ['email', 'status', 'language', ...consentColumns, 'unsubscribe'];

/** Subscribers with their unsubscribe URL, if the origin of the site is known. */
export async function findSubscribers(
  { query }: Queryable,
  all: boolean,
  origin: string | undefined,
): Promise<Row[]> {
  const condition = all ? '' : "WHERE status = 'subscribed'";
  const rows = await query(`SELECT * FROM subscribers ${condition} ORDER BY id DESC`);
  return rows.map((row) => ({ ...row, unsubscribe: unsubscribeUrl(row['unsubscribe_token'], origin) }));
}

/** Subscribers from before double opt-in have no token. */
const unsubscribeUrl = (token: unknown, origin: string | undefined) =>
  origin === undefined || typeof token !== 'string' ? '' : unsubscribeLink(origin, token);

const recipient = v.object({ id: v.number(), email: v.string(), language: v.nullable(v.string()) });

/** The subscribers for whom a post was not queued yet. */
export async function findRecipients({ query }: Queryable, post: string) {
  const rows = await query(
    `SELECT id, email, language FROM subscribers WHERE status = 'subscribed'
       AND NOT EXISTS (SELECT 1 FROM outbox WHERE post = $1 AND subscriber_id = subscribers.id) ORDER BY id`,
    [post],
  );
  return v.parse(v.array(recipient), rows).filter(({ email }) => isMailable(email));
}

/** The number of subscribers for whom a post was queued. */
export async function countNewsletters({ query }: Queryable, post: string): Promise<number> {
  const [row] = await query('SELECT COUNT(*) AS number FROM outbox WHERE post = $1', [post]);
  return Number(row?.['number']);
}

/** Queues a post for each recipient. Each row is committed on its own, so that visitors do not wait. */
export async function queueNewsletter(
  { query }: Queryable,
  post: string,
  recipients: readonly { id: number }[],
  at: Date,
): Promise<void> {
  for (const { id } of recipients) {
    // Subscribers from before double opt-in have no token.
    await query('UPDATE subscribers SET unsubscribe_token = $2 WHERE id = $1 AND unsubscribe_token IS NULL', [
      id,
      randomToken(),
    ]);
    await query(
      `INSERT INTO outbox (id, kind, subscriber_id, post, state, queued_at, due_at)
       VALUES ($1, 'newsletter', $2, $3, 'waiting', $4, $4) ON CONFLICT (post, subscriber_id) DO NOTHING`,
      [randomUUID(), id, post, at.toISOString()],
    );
  }
}

/** Mails that were not sent. */
export function findMails({ query }: Queryable): Promise<Row[]> {
  return query(
    `SELECT o.id, o.state, o.kind, o.attempts, o.due_at, o.last_error,
       CASE o.kind
         WHEN 'digest'
         THEN (SELECT CAST(COUNT(*) AS TEXT) FROM outbox d WHERE d.digest_id = o.id) || ' messages together'
         WHEN 'quarantine' THEN 'messages in quarantine'
         WHEN 'confirmation' THEN 'newsletter: please confirm'
         WHEN 'newsletter' THEN 'newsletter: ' || o.post
         ELSE m.subject END AS subject,
       COALESCE(m.email, s.email) AS email
     FROM outbox o LEFT JOIN messages m ON m.id = o.message_id LEFT JOIN subscribers s ON s.id = o.subscriber_id
     WHERE o.state IN ('waiting', 'given-up') ORDER BY o.queued_at DESC`,
  );
}

/** Finds the mail that was not sent, and whose id starts with `start`. */
async function findMail({ query }: Queryable, start: string, state: string, what: string): Promise<Row> {
  const found = await query("SELECT id FROM outbox WHERE id LIKE $1 AND state IN ('given-up', $2) LIMIT 2", [
    idPattern(start),
    state,
  ]);
  return exactlyOne(found, `mail with the id ${start} ${what}`);
}

/** Resets a mail that was not sent, as if it had just been queued. */
export function retryMail(database: Database, start: string, at: Date): Promise<Row> {
  return database.transaction(async ({ query }) => {
    const mail = await findMail({ query }, start, 'waiting', 'in the outbox');
    await query(
      "UPDATE outbox SET state = 'waiting', attempts = 0, queued_at = $2, due_at = $2 WHERE id = $1",
      [String(mail['id']), at.toISOString()],
    );
    return mail;
  });
}

/** Dismisses a mail that was given up. Its message stays stored. */
export function dismissMail(database: Database, start: string): Promise<Row> {
  return database.transaction(async ({ query }) => {
    const mail = await findMail({ query }, start, 'given-up', 'that was given up');
    await query("UPDATE outbox SET state = 'cancelled' WHERE id = $1", [String(mail['id'])]);
    return mail;
  });
}

const fromAddress = 'lower(email) = lower($1)';

/** The rows about an address. Mails are deleted first, and ON DELETE CASCADE deletes confirmations. */
const personalData = {
  'mail record': `outbox WHERE message_id IN (SELECT id FROM messages WHERE ${fromAddress})
    OR subscriber_id IN (SELECT id FROM subscribers WHERE ${fromAddress})`,
  message: `messages WHERE ${fromAddress}`,
  subscription: `subscribers WHERE ${fromAddress}`,
};

/** Returns the number of rows about an address by what they are. */
export async function countData({ query }: Queryable, email: string): Promise<[string, number][]> {
  const counts: [string, number][] = [];
  for (const [noun, rows] of Object.entries(personalData)) {
    const [row] = await query(`SELECT COUNT(*) AS number FROM ${rows}`, [email]);
    counts.push([noun, Number(row?.['number'])]);
  }
  return counts;
}

/** Deletes the rows about an address, and returns their number. */
export function erase(database: Database, email: string) {
  return database.transaction(async ({ query }) => {
    const counts = await countData({ query }, email);
    for (const rows of Object.values(personalData)) await query(`DELETE FROM ${rows}`, [email]);
    return counts;
  });
}

/** Replaces other characters than those of ids, so that none is a wildcard of LIKE. */
const idPattern = (start: string) => `${start.toLowerCase().replace(/[^\da-f-]/g, '?')}%`;

function exactlyOne([first, second]: readonly Row[], what: string): Row {
  if (!first) throw new OwnerError(`There is no ${what}.`);
  if (second) throw new OwnerError(`There is more than one ${what}. Use more characters of the id.`);
  return first;
}
