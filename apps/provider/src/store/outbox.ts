import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Database, Queryable, Row } from './database.ts';
import { enforceMailLimits } from './mail-limits.ts';

const storedMessage = v.object({
  /** The id for the owner's tool. */
  id: v.string(),
  name: v.string(),
  email: v.string(),
  subject: v.string(),
  message: v.string(),
  phone: v.string(),
  company: v.string(),
  language: v.nullable(v.string()),
  receivedAt: v.pipe(
    v.string(),
    v.transform((text) => new Date(text)),
  ),
});

type StoredMessage = v.InferOutput<typeof storedMessage>;

/** A message for the company. */
export interface MessageMail extends StoredMessage {
  kind: 'message';
}

const pendingSubscriber = v.object({
  subscriber: v.number(),
  email: v.string(),
  language: v.nullable(v.string()),
  unsubscribeToken: v.string(),
});

/** A mail that asks a new subscriber to confirm. */
export interface ConfirmationMail extends v.InferOutput<typeof pendingSubscriber> {
  kind: 'confirmation';
}

const newsletterRecipient = v.object({
  /** The slug of the post. */
  post: v.string(),
  email: v.string(),
  language: v.nullable(v.string()),
  unsubscribeToken: v.string(),
});

/** A post for a subscriber. */
export interface NewsletterMail extends v.InferOutput<typeof newsletterRecipient> {
  kind: 'newsletter';
}

/** Messages beyond the limit of single mails, each truncated. */
export interface DigestMail {
  kind: 'digest';
  messages: readonly StoredMessage[];
}

/** A reminder that messages are quarantined. */
export interface QuarantineMail {
  kind: 'quarantine';
  /** The number of messages in quarantine. */
  messages: number;
}

type MailContent = MessageMail | ConfirmationMail | NewsletterMail | DigestMail | QuarantineMail;

/** The longest delay of a retry, in milliseconds. No mail is due later than that, and no lease is longer. */
export const maxRetryDelay = 3 * 60 * 60 * 1000;

/** A mail that only this instance may send until the lease expires. */
export interface ClaimedMail {
  id: string;
  /** The number of earlier attempts. */
  attempts: number;
  queuedAt: Date;
  leasedUntil: Date;
  content: MailContent;
}

/** Queues the mail of a message, in the transaction that stores the message or releases it from quarantine. */
export async function queueMessage({ query }: Queryable, messageId: string, at: Date): Promise<void> {
  await query(
    // An earlier version queued mails of quarantined messages too, in another state.
    `INSERT INTO outbox (id, message_id, state, queued_at, due_at) VALUES ($1, $2, 'waiting', $3, $3)
     ON CONFLICT (message_id) DO UPDATE SET state = 'waiting', queued_at = $3, due_at = $3`,
    [randomUUID(), messageId, at.toISOString()],
  );
}

/**
 * Mails with their states: `waiting`, `sent`, `given-up`; `cancelled` when there is no reason to send them any more or
 * the owner dismissed them; and `digested` when a digest contains them. A claim gives one instance exclusive access until
 * its lease expires.
 */
export function createOutbox({ query, transaction }: Pick<Database, 'query' | 'transaction'>) {
  return {
    /**
     * Claims mails that are due: first those to the company, then confirmation mails, then newsletters; the oldest first.
     * A newsletter whose lease expired was interrupted. It may have arrived, so it is given up.
     */
    claim: (at: Date, leasedUntil: Date, limit: number) =>
      transaction(async ({ query }) => {
        await correctTimes({ query }, at);
        await query(
          `UPDATE outbox SET state = 'given-up', leased_until = NULL, last_error = $2
           WHERE kind = 'newsletter' AND state = 'waiting' AND leased_until <= $1`,
          [at.toISOString(), 'The provider stopped while it sent this mail, which may have arrived.'],
        );
        await enforceMailLimits({ query }, at);
        const values = [at.toISOString(), leasedUntil.toISOString(), limit];
        const claimed = await query(
          `UPDATE outbox SET leased_until = $2
           WHERE id IN (
             SELECT id FROM outbox
             WHERE state = 'waiting' AND due_at <= $1 AND (leased_until IS NULL OR leased_until <= $1)
             ORDER BY CASE kind WHEN 'newsletter' THEN 2 WHEN 'confirmation' THEN 1 ELSE 0 END, due_at LIMIT $3
           ) RETURNING id, kind, message_id, subscriber_id, post, attempts, queued_at`,
          values,
        );
        const mails: ClaimedMail[] = [];
        for (const row of claimed) {
          const content = await readContent({ query }, row);
          if (content)
            mails.push({
              id: String(row['id']),
              attempts: Number(row['attempts']),
              queuedAt: new Date(String(row['queued_at'])),
              leasedUntil,
              content,
            });
          else await query("UPDATE outbox SET state = 'cancelled' WHERE id = $1", [String(row['id'])]);
        }
        return mails;
      }),

    /** The mail server accepted the mail. */
    async sent({ id }: ClaimedMail, at: Date) {
      await query(
        `UPDATE outbox SET state = 'sent', sent_at = $2, attempts = attempts + 1, leased_until = NULL, last_error = NULL
         WHERE id = $1`,
        [id, at.toISOString()],
      );
    },

    /** The mail is retried at `dueAt`, or given up without it. */
    async failed({ id, leasedUntil }: ClaimedMail, error: string, dueAt: Date | undefined) {
      const state = dueAt ? 'waiting' : 'given-up';
      await query(
        `UPDATE outbox SET state = $3, due_at = COALESCE($4, due_at), attempts = attempts + 1, leased_until = NULL,
           last_error = $5
         WHERE id = $1 AND leased_until = $2`,
        [id, leasedUntil.toISOString(), state, dueAt?.toISOString() ?? null, error],
      );
    },

    /** Gives up the lease without counting an attempt. */
    async release({ id, leasedUntil }: ClaimedMail) {
      await query('UPDATE outbox SET leased_until = NULL WHERE id = $1 AND leased_until = $2', [
        id,
        leasedUntil.toISOString(),
      ]);
    },

    /** When the next mail is due or its lease expires. */
    async nextDue(): Promise<Date | undefined> {
      const [row] = await query(
        `SELECT MIN(CASE WHEN leased_until > due_at THEN leased_until ELSE due_at END) AS due
         FROM outbox WHERE state = 'waiting'`,
      );
      const due = row?.['due'];
      return typeof due === 'string' ? new Date(due) : undefined;
    },

    /** The number of waiting mails; of those to the company, when the oldest was queued, and how many were given up. */
    async stats() {
      const [row] = await query(
        `SELECT MIN(CASE WHEN state = 'waiting' AND subscriber_id IS NULL THEN queued_at END) AS since,
           COUNT(CASE WHEN state = 'waiting' THEN 1 END) AS waiting,
           COUNT(CASE WHEN state = 'given-up' AND subscriber_id IS NULL THEN 1 END) AS given_up
         FROM outbox WHERE state IN ('waiting', 'given-up')`,
      );
      const since = row?.['since'];
      return {
        waiting: Number(row?.['waiting']),
        waitingSince: typeof since === 'string' ? new Date(since) : undefined,
        givenUp: Number(row?.['given_up']),
      };
    },
  };
}

/** Replaces times in the future, which are from before the clock was set back: their mails would wait until then. */
async function correctTimes({ query }: Queryable, at: Date): Promise<void> {
  const latest = new Date(at.getTime() + maxRetryDelay);
  const columns = ['queued_at', 'due_at', 'leased_until'];
  await query(
    `UPDATE outbox SET ${columns.map((name) => `${name} = CASE WHEN ${name} > $2 THEN $1 ELSE ${name} END`).join(', ')}
     WHERE state = 'waiting' AND (${columns.map((name) => `${name} > $2`).join(' OR ')})`,
    [at.toISOString(), latest.toISOString()],
  );
}

const messageColumns = 'id, name, email, subject, phone, company, language, received_at AS "receivedAt"';

/** The content of a mail, or nothing if there is no reason to send it any more. */
async function readContent({ query }: Queryable, mail: Row): Promise<MailContent | undefined> {
  switch (mail['kind']) {
    case 'message': {
      const [row] = await query(`SELECT ${messageColumns}, message FROM messages WHERE id = $1`, [
        String(mail['message_id']),
      ]);
      return row && { kind: 'message', ...v.parse(storedMessage, row) };
    }
    case 'digest': {
      // Truncated: the complete messages are in the owner's tool.
      const rows = await query(
        `SELECT ${messageColumns}, substr(message, 1, 500) AS message FROM messages
         WHERE id IN (SELECT message_id FROM outbox WHERE digest_id = $1) ORDER BY seq`,
        [String(mail['id'])],
      );
      return rows.length > 0
        ? { kind: 'digest', messages: v.parse(v.array(storedMessage), rows) }
        : undefined;
    }
    case 'quarantine': {
      const [row] = await query('SELECT COUNT(*) AS messages FROM messages WHERE quarantine IS NOT NULL');
      const messages = Number(row?.['messages']);
      return messages > 0 ? { kind: 'quarantine', messages } : undefined;
    }
    case 'newsletter': {
      const [row] = await query(
        `SELECT $2 AS post, email, language, unsubscribe_token AS "unsubscribeToken" FROM subscribers
         WHERE id = $1 AND status = 'subscribed'`,
        [Number(mail['subscriber_id']), String(mail['post'])],
      );
      return row && { kind: 'newsletter', ...v.parse(newsletterRecipient, row) };
    }
    default: {
      const [row] = await query(
        `SELECT id AS subscriber, email, language, unsubscribe_token AS "unsubscribeToken" FROM subscribers
         WHERE id = $1 AND status = 'pending'`,
        [Number(mail['subscriber_id'])],
      );
      return row && { kind: 'confirmation', ...v.parse(pendingSubscriber, row) };
    }
  }
}
