import { randomUUID } from 'node:crypto';
import type { Database, Row } from './database.ts';
import type { Write } from './writer.ts';

/** A message as the company reads it. */
export interface MessageMail {
  kind: 'message';
  /** What the owner finds it by. */
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  phone: string;
  company: string;
  language: string | undefined;
  receivedAt: Date;
}

/** A question to somebody who signed up. */
export interface ConfirmationMail {
  kind: 'confirmation';
  subscriber: number;
  email: string;
  language: string | undefined;
  unsubscribeToken: string;
}

/** A mail that is this instance's to send until its lease runs out. */
export interface ClaimedMail {
  id: string;
  /** How often it was tried before. */
  attempts: number;
  queuedAt: Date;
  leasedUntil: Date;
  content: MessageMail | ConfirmationMail;
}

/**
 * The mails that are `waiting`, were `sent` or `given-up`; and those that turned out `needless`, as when an address that
 * is subscribed signs up again. Whoever claims one has it alone for a while, among all instances.
 */
export interface Outbox {
  /** Takes mails that are due, the oldest first, at most so many. */
  claim: (at: Date, leasedUntil: Date, most: number) => Promise<ClaimedMail[]>;
  /** The mail server took it. */
  sent: (mail: ClaimedMail, at: Date) => Promise<void>;
  /** It will be tried again, or given up if no time is named. */
  failed: (mail: ClaimedMail, error: string, dueAt: Date | undefined) => Promise<void>;
  /** Gives it back as if it had never been claimed. */
  release: (mail: ClaimedMail) => Promise<void>;
  /** When the next mail is due, or could be taken over from an instance that died. */
  nextDue: () => Promise<Date | undefined>;
}

type Query = Pick<Database, 'query'>;

/** Belongs into the transaction that keeps the message. */
export async function queueMessage({ query }: Query, messageId: string, at: Date): Promise<void> {
  await query(
    "INSERT INTO outbox (id, message_id, state, queued_at, due_at) VALUES ($1, $2, 'waiting', $3, $3)",
    [randomUUID(), messageId, at.toISOString()],
  );
}

export function createOutbox(database: Query, write: Write): Outbox {
  return {
    claim: (at, leasedUntil, most) =>
      write(async ({ query }) => {
        const values = [at.toISOString(), leasedUntil.toISOString(), most];
        const claimed = await query(
          `UPDATE outbox SET leased_until = $2
           WHERE id IN (
             SELECT id FROM outbox
             WHERE state = 'waiting' AND due_at <= $1 AND (leased_until IS NULL OR leased_until <= $1)
             ORDER BY due_at LIMIT $3
           ) RETURNING id, message_id, subscriber_id, attempts, queued_at`,
          values,
        );
        const mails: ClaimedMail[] = [];
        for (const row of claimed) {
          const content = await contentOf({ query }, row);
          if (content)
            mails.push({
              id: String(row['id']),
              attempts: Number(row['attempts']),
              queuedAt: new Date(String(row['queued_at'])),
              leasedUntil,
              content,
            });
          else await query("UPDATE outbox SET state = 'needless' WHERE id = $1", [String(row['id'])]);
        }
        return mails;
      }),

    sent: ({ id }, at) =>
      write(async ({ query }) => {
        await query(
          `UPDATE outbox SET state = 'sent', sent_at = $2, attempts = attempts + 1, leased_until = NULL, last_error = NULL
           WHERE id = $1`,
          [id, at.toISOString()],
        );
      }),

    failed: ({ id, leasedUntil }, error, dueAt) =>
      write(async ({ query }) => {
        await query(
          `UPDATE outbox SET state = $3, due_at = COALESCE($4, due_at), attempts = attempts + 1, leased_until = NULL,
             last_error = $5
           WHERE id = $1 AND leased_until = $2`,
          [
            id,
            leasedUntil.toISOString(),
            dueAt ? 'waiting' : 'given-up',
            dueAt?.toISOString() ?? null,
            error,
          ],
        );
      }),

    release: ({ id, leasedUntil }) =>
      write(async ({ query }) => {
        await query('UPDATE outbox SET leased_until = NULL WHERE id = $1 AND leased_until = $2', [
          id,
          leasedUntil.toISOString(),
        ]);
      }),

    async nextDue() {
      const [row] = await database.query(
        `SELECT MIN(CASE WHEN leased_until > due_at THEN leased_until ELSE due_at END) AS due
         FROM outbox WHERE state = 'waiting'`,
      );
      const due = row?.['due'];
      return typeof due === 'string' ? new Date(due) : undefined;
    },
  };
}

/** What a mail is about, or nothing if there is no more reason to send it. */
async function contentOf({ query }: Query, row: Row): Promise<MessageMail | ConfirmationMail | undefined> {
  const id = textOf(row['message_id']);
  if (id !== undefined) {
    const [message] = await query(
      `SELECT name, email, subject, message, phone, company, language, received_at FROM messages WHERE id = $1`,
      [id],
    );
    return (
      message && {
        kind: 'message',
        id,
        name: String(message['name']),
        email: String(message['email']),
        subject: String(message['subject']),
        message: String(message['message']),
        phone: String(message['phone']),
        company: String(message['company']),
        language: textOf(message['language']),
        receivedAt: new Date(String(message['received_at'])),
      }
    );
  }
  const [subscriber] = await query(
    "SELECT id, email, language, unsubscribe_token FROM subscribers WHERE id = $1 AND status = 'pending'",
    [Number(row['subscriber_id'])],
  );
  return (
    subscriber && {
      kind: 'confirmation',
      subscriber: Number(subscriber['id']),
      email: String(subscriber['email']),
      language: textOf(subscriber['language']),
      unsubscribeToken: String(subscriber['unsubscribe_token']),
    }
  );
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
