import { unsubscribeLink } from '../mail/letters.ts';
import { queueMessage } from '../store/outbox.ts';
import type { Database, Row } from '../store/database.ts';
import { OwnerError } from './command.ts';

type Query = Pick<Database, 'query'>;

export const messageColumns = [
  'id',
  'received_at',
  'name',
  'email',
  'subject',
  'message',
  'phone',
  'company',
  'language',
  'quarantine',
] as const;

export interface MessageChoice {
  /** Those that came at this moment or later. */
  since: Date | undefined;
  /** Those that are held back, instead of all others. */
  quarantined: boolean;
}

/** So few are in memory at a time, however many there are. */
const page = 500;

/** The newest first. */
export async function* findMessages(
  { query }: Query,
  { since, quarantined }: MessageChoice,
): AsyncGenerator<Row> {
  const chosen = `received_at >= $1 AND quarantine IS ${quarantined ? 'NOT NULL' : 'NULL'}`;
  const from = since?.toISOString() ?? '';
  const columns = messageColumns.join(', ');
  const end = `ORDER BY seq DESC LIMIT ${String(page)}`;
  let rows = await query(`SELECT seq, ${columns} FROM messages WHERE ${chosen} ${end}`, [from]);
  for (;;) {
    yield* rows;
    if (rows.length < page) return;
    const last = Number(rows.at(-1)?.['seq']);
    rows = await query(`SELECT seq, ${columns} FROM messages WHERE ${chosen} AND seq < $2 ${end}`, [
      from,
      last,
    ]);
  }
}

/** The message whose id begins so. */
export async function findMessage({ query }: Query, start: string): Promise<Row> {
  const found = await query(
    `SELECT ${messageColumns.join(', ')} FROM messages WHERE id LIKE $1 ORDER BY seq DESC LIMIT 2`,
    [patternOf(start)],
  );
  return theOnly(found, `message with the id ${start}`);
}

export async function countQuarantined({ query }: Query): Promise<number> {
  const [row] = await query('SELECT COUNT(*) AS number FROM messages WHERE quarantine IS NOT NULL');
  return Number(row?.['number']);
}

/** Lets a message go that was held back: among the others, and to the company's mailbox if mail is set up. */
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
    if (released.length > 0 && mailAt) await queueMessage({ query }, id, 'waiting', mailAt);
  });
}

export const subscriberColumns = [
  'email',
  'status',
  'language',
  'consented_at',
  'confirmed_at',
  'unsubscribed_at',
  'network',
  'unsubscribe',
] as const;

/** With the link that ends each subscription, for the end of a newsletter, if it is known where the site is. */
export async function findSubscribers(
  { query }: Query,
  all: boolean,
  origin: string | undefined,
): Promise<Row[]> {
  const chosen = all ? '' : "WHERE status = 'subscribed'";
  const rows = await query(
    `SELECT email, status, language, consented_at, confirmed_at, unsubscribed_at, network, unsubscribe_token
     FROM subscribers ${chosen} ORDER BY id DESC`,
  );
  return rows.map((row) => ({ ...row, unsubscribe: linkOf(row['unsubscribe_token'], origin) }));
}

/** Those who signed up before there were links have none. */
const linkOf = (token: unknown, origin: string | undefined) =>
  origin === undefined || typeof token !== 'string' ? '' : unsubscribeLink(origin, token);

export const mailColumns = [
  'id',
  'state',
  'kind',
  'email',
  'subject',
  'attempts',
  'queued_at',
  'due_at',
  'last_error',
] as const;

/** Mails that were not sent. */
export function findMails({ query }: Query): Promise<Row[]> {
  return query(
    `SELECT o.id, o.state, o.kind, o.attempts, o.queued_at, o.due_at, o.last_error,
       CASE o.kind WHEN 'digest'
         THEN (SELECT CAST(COUNT(*) AS TEXT) FROM outbox d WHERE d.digest_id = o.id) || ' messages together'
         ELSE m.subject END AS subject,
       COALESCE(m.email, s.email) AS email
     FROM outbox o LEFT JOIN messages m ON m.id = o.message_id LEFT JOIN subscribers s ON s.id = o.subscriber_id
     WHERE o.state IN ('waiting', 'given-up') ORDER BY o.queued_at DESC`,
  );
}

/** Starts anew with a mail that was not sent, as if it had come just now. */
export function retryMail(database: Database, start: string, at: Date): Promise<Row> {
  return database.transaction(async ({ query }) => {
    const found = await query(
      "SELECT id FROM outbox WHERE id LIKE $1 AND state IN ('waiting', 'given-up') LIMIT 2",
      [patternOf(start)],
    );
    const mail = theOnly(found, `mail with the id ${start} in the outbox`);
    await query(
      "UPDATE outbox SET state = 'waiting', attempts = 0, queued_at = $2, due_at = $2 WHERE id = $1",
      [String(mail['id']), at.toISOString()],
    );
    return mail;
  });
}

export interface Belongings {
  messages: number;
  mails: number;
  subscriptions: number;
}

const fromAddress = 'lower(email) = lower($1)';
const mailsOf = `message_id IN (SELECT id FROM messages WHERE ${fromAddress})
  OR subscriber_id IN (SELECT id FROM subscribers WHERE ${fromAddress})`;

/** How much is kept of whoever has this address. */
export async function countBelongings({ query }: Query, email: string): Promise<Belongings> {
  const [row] = await query(
    `SELECT (SELECT COUNT(*) FROM messages WHERE ${fromAddress}) AS messages,
       (SELECT COUNT(*) FROM outbox WHERE state <> 'held' AND (${mailsOf})) AS mails,
       (SELECT COUNT(*) FROM subscribers WHERE ${fromAddress}) AS subscriptions`,
    [email],
  );
  return {
    messages: Number(row?.['messages']),
    mails: Number(row?.['mails']),
    subscriptions: Number(row?.['subscriptions']),
  };
}

/** Erases everything of whoever has this address, and says how much it was. */
export function erase(database: Database, email: string): Promise<Belongings> {
  return database.transaction(async ({ query }) => {
    const belongings = await countBelongings({ query }, email);
    await query(`DELETE FROM outbox WHERE ${mailsOf}`, [email]);
    await query(`DELETE FROM messages WHERE ${fromAddress}`, [email]);
    // The links of confirmations go with their subscriber.
    await query(`DELETE FROM subscribers WHERE ${fromAddress}`, [email]);
    return belongings;
  });
}

/** Ids are small letters, digits and hyphens, so nothing else can stand for any of them. */
const patternOf = (start: string) => `${start.toLowerCase().replace(/[^\da-f-]/g, '?')}%`;

function theOnly([first, second]: readonly Row[], what: string): Row {
  if (!first) throw new OwnerError(`There is no ${what}.`);
  if (second) throw new OwnerError(`There is more than one ${what}. Give more of the id.`);
  return first;
}
