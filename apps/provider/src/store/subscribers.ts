import { createHash, randomBytes, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Database, Queryable } from './database.ts';

export interface Subscription {
  email: string;
  /** The language of the page. */
  language: string | undefined;
  /** The network of the client. */
  network?: string | undefined;
  consentedAt: Date;
}

/** The subscriber to whom a token in a link belongs. */
const linkedSubscriber = v.object({
  /** A pending address was never confirmed, and gets no newsletter. */
  status: v.picklist(['pending', 'subscribed', 'unsubscribed']),
  language: v.nullable(v.string()),
});

export type LinkedSubscriber = v.InferOutput<typeof linkedSubscriber>;

/** Confirmation mails to one address per period, so that sign-ups cannot flood a mailbox. */
const maxMailsPerAddress = 3;
const mailLimitPeriod = 24 * 60 * 60 * 1000;

export function createSubscribers({ query, transaction }: Database, doubleOptIn: boolean) {
  async function findUnsubscription(token: string) {
    const [row] = await query('SELECT status, language FROM subscribers WHERE unsubscribe_token = $1', [
      token,
    ]);
    return row && v.parse(linkedSubscriber, row);
  }

  return {
    /** Stores an address. One that is subscribed or refused to subscribe is not changed, and gets no mail. */
    subscribe: ({ email, language, network, consentedAt }: Subscription): Promise<void> =>
      transaction(async (inside) => {
        const at = consentedAt.toISOString();
        const [added] = await inside.query(
          `INSERT INTO subscribers (email, language, network, consented_at, status, unsubscribe_token)
           VALUES ($1, $2, $3, $4, $5, $6)
           ON CONFLICT (email) DO UPDATE SET language = excluded.language, network = excluded.network,
             consented_at = excluded.consented_at, status = excluded.status,
             unsubscribe_token = COALESCE(subscribers.unsubscribe_token, excluded.unsubscribe_token)
           WHERE subscribers.status <> 'subscribed' AND NOT (${hasRefused}) RETURNING id`,
          [
            email,
            language ?? null,
            network ?? null,
            at,
            doubleOptIn ? 'pending' : 'subscribed',
            randomToken(),
          ],
        );
        if (!added || !doubleOptIn) return;
        const id = Number(added['id']);
        const [earlier] = await inside.query(
          "SELECT COUNT(*) AS mails FROM outbox WHERE subscriber_id = $1 AND kind = 'confirmation' AND state <> 'cancelled' AND queued_at > $2",
          [id, new Date(consentedAt.getTime() - mailLimitPeriod).toISOString()],
        );
        if (Number(earlier?.['mails']) >= maxMailsPerAddress) return;
        await inside.query(
          `INSERT INTO outbox (id, kind, subscriber_id, state, queued_at, due_at)
           VALUES ($1, 'confirmation', $2, 'waiting', $3, $3)`,
          [randomUUID(), id, at],
        );
      }),

    /** Creates a token that confirms the subscription once. */
    async createConfirmation(subscriber: number, expiresAt: Date) {
      const token = randomToken();
      await query('INSERT INTO confirmations (token_hash, subscriber_id, expires_at) VALUES ($1, $2, $3)', [
        hashToken(token),
        subscriber,
        expiresAt.toISOString(),
      ]);
      return token;
    },

    /** The subscriber of a token, and whether the token can still confirm. */
    findConfirmation: (token: string, at: Date) => findConfirmation({ query }, token, at),

    /** Returns the unchanged status when the token is used or expired. */
    confirm: (token: string, at: Date): Promise<LinkedSubscriber | undefined> =>
      transaction(async (inside) => {
        const subscriber = await findConfirmation(inside, token, at);
        if (!subscriber?.valid) return subscriber;
        const values = [hashToken(token), at.toISOString()];
        await inside.query(
          `UPDATE subscribers SET status = 'subscribed', confirmed_at = $2, unsubscribed_at = NULL
           WHERE id = (SELECT subscriber_id FROM confirmations WHERE token_hash = $1)`,
          values,
        );
        await inside.query('UPDATE confirmations SET used_at = $2 WHERE token_hash = $1', values);
        return { ...subscriber, status: 'subscribed' };
      }),

    findUnsubscription,

    /** Ends a subscription, or refuses it. The network is only evidence of a consent, so it is deleted. */
    async unsubscribe(token: string, at: Date) {
      await query(
        `UPDATE subscribers SET status = 'unsubscribed', unsubscribed_at = $2, network = NULL,
           confirmed_at = CASE WHEN status = 'subscribed' THEN COALESCE(confirmed_at, consented_at) END
         WHERE unsubscribe_token = $1 AND status <> 'unsubscribed'`,
        [token, at.toISOString()],
      );
      return findUnsubscription(token);
    },
  };
}

/**
 * Whether a subscriber unsubscribed instead of confirming the last sign-up, which someone else may repeat. Retention deletes
 * the row later, and the address can be signed up again.
 */
const hasRefused = "subscribers.status = 'unsubscribed' AND subscribers.confirmed_at IS NULL";

async function findConfirmation({ query }: Queryable, token: string, at: Date) {
  const [row] = await query(
    `SELECT s.status, s.language, c.used_at, c.expires_at
     FROM confirmations c JOIN subscribers s ON s.id = c.subscriber_id WHERE c.token_hash = $1`,
    [hashToken(token)],
  );
  if (!row) return undefined;
  const subscriber = v.parse(linkedSubscriber, row);
  const usable = row['used_at'] === null && String(row['expires_at']) > at.toISOString();
  return { ...subscriber, valid: usable && subscriber.status !== 'subscribed' };
}

/** 128 random bits cannot be guessed, so the token authorizes the link. */
export const randomToken = () => randomBytes(16).toString('base64url');

/**
 * Confirmation tokens are stored as hashes, so a stolen database confirms nothing. Unsubscribe tokens are stored as
 * they are, because newsletters need the links repeatedly.
 */
const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');
