import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { isMailable } from '../mail/address.ts';
import type { Database, Queryable, Row } from './database.ts';

export interface Subscription {
  email: string;
  /** The language of the page. */
  language: string | undefined;
  /** The network of the client. */
  network?: string | undefined;
  consentedAt: Date;
}

/** A pending address was never confirmed, and gets no newsletter. */
export type SubscriberStatus = 'pending' | 'subscribed' | 'unsubscribed';

/** The subscriber to whom a token in a link belongs. */
export interface LinkedSubscriber {
  status: SubscriberStatus;
  language: string | undefined;
}

export interface LinkedConfirmation extends LinkedSubscriber {
  /** Whether the token can still confirm. */
  valid: boolean;
}

export interface Subscribers {
  /** Stores an address. A subscribed one is not changed. */
  subscribe: (subscription: Subscription) => Promise<void>;
  /** Creates a token that confirms the subscription once. */
  createConfirmation: (subscriber: number, expiresAt: Date) => Promise<string>;
  findConfirmation: (token: string, at: Date) => Promise<LinkedConfirmation | undefined>;
  /** Returns the unchanged status when the token is used or expired, or the subscriber has unsubscribed. */
  confirm: (token: string, at: Date) => Promise<LinkedSubscriber | undefined>;
  findUnsubscription: (token: string) => Promise<LinkedSubscriber | undefined>;
  unsubscribe: (token: string, at: Date) => Promise<LinkedSubscriber | undefined>;
}

/** Confirmation mails to one address per period, so that sign-ups cannot flood a mailbox. */
const maxMailsPerAddress = 3;
const mailLimitPeriod = 24 * 60 * 60 * 1000;

export function createSubscribers({ query, transaction }: Database, doubleOptIn: boolean): Subscribers {
  async function findUnsubscription(token: string) {
    const [row] = await query('SELECT status, language FROM subscribers WHERE unsubscribe_token = $1', [
      token,
    ]);
    return row && subscriberOf(row);
  }

  return {
    subscribe: ({ email, language, network, consentedAt }) =>
      // The same statements for every address, and at least one written row, so that the response time does not reveal
      // subscribers.
      transaction(async ({ query }) => {
        const at = consentedAt.toISOString();
        const status: SubscriberStatus = doubleOptIn ? 'pending' : 'subscribed';
        await query(
          `INSERT INTO subscribers (email, language, network, consented_at, status, unsubscribe_token)
           VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
          [email, language ?? null, network ?? null, at, status, randomToken()],
        );
        await query(
          `UPDATE subscribers SET
             language = CASE status WHEN 'subscribed' THEN language ELSE $2 END,
             network = CASE status WHEN 'subscribed' THEN network ELSE $3 END,
             consented_at = CASE status WHEN 'subscribed' THEN consented_at ELSE $4 END,
             unsubscribe_token = COALESCE(unsubscribe_token, $6),
             status = CASE status WHEN 'subscribed' THEN status ELSE $5 END
           WHERE email = $1`,
          [email, language ?? null, network ?? null, at, status, randomToken()],
        );
        if (!doubleOptIn) return;
        await query(
          `INSERT INTO outbox (id, kind, subscriber_id, state, queued_at, due_at)
           SELECT $2, 'confirmation', s.id, CASE WHEN (
               SELECT COUNT(*) FROM outbox o
               WHERE o.subscriber_id = s.id AND o.state <> 'needless' AND o.queued_at > $4
             ) < $5 THEN 'waiting' ELSE 'needless' END, $3, $3
           FROM subscribers s WHERE s.email = $1`,
          [
            email,
            randomUUID(),
            at,
            new Date(consentedAt.getTime() - mailLimitPeriod).toISOString(),
            isMailable(email) ? maxMailsPerAddress : 0,
          ],
        );
      }),

    async createConfirmation(subscriber, expiresAt) {
      const token = randomToken();
      await query('INSERT INTO confirmations (token_hash, subscriber_id, expires_at) VALUES ($1, $2, $3)', [
        hashOf(token),
        subscriber,
        expiresAt.toISOString(),
      ]);
      return token;
    },

    findConfirmation: (token, at) => findConfirmation({ query }, token, at),

    confirm: (token, at) =>
      transaction(async (inside) => {
        const subscriber = await findConfirmation(inside, token, at);
        if (!subscriber?.valid) return subscriber;
        const values = [hashOf(token), at.toISOString()];
        await inside.query(
          `UPDATE subscribers SET status = 'subscribed', confirmed_at = $2, unsubscribed_at = NULL
           WHERE id = (SELECT subscriber_id FROM confirmations WHERE token_hash = $1)`,
          values,
        );
        await inside.query('UPDATE confirmations SET used_at = $2 WHERE token_hash = $1', values);
        return { ...subscriber, status: 'subscribed' };
      }),

    findUnsubscription,

    async unsubscribe(token, at) {
      await query(
        `UPDATE subscribers SET status = 'unsubscribed', unsubscribed_at = $2
         WHERE unsubscribe_token = $1 AND status <> 'unsubscribed'`,
        [token, at.toISOString()],
      );
      return findUnsubscription(token);
    },
  };
}

async function findConfirmation({ query }: Queryable, token: string, at: Date) {
  const [row] = await query(
    `SELECT s.status, s.language, c.used_at, c.expires_at
     FROM confirmations c JOIN subscribers s ON s.id = c.subscriber_id WHERE c.token_hash = $1`,
    [hashOf(token)],
  );
  if (!row) return undefined;
  const subscriber = subscriberOf(row);
  const usable = row['used_at'] === null && String(row['expires_at']) > at.toISOString();
  return { ...subscriber, valid: usable && subscriber.status === 'pending' };
}

function subscriberOf(row: Row): LinkedSubscriber {
  const { status, language } = row;
  return {
    status: status === 'pending' || status === 'subscribed' ? status : 'unsubscribed',
    language: typeof language === 'string' ? language : undefined,
  };
}

/** 128 random bits cannot be guessed, so the token authorizes the link. */
const randomToken = () => randomBytes(16).toString('base64url');

/**
 * Confirmation tokens are stored as hashes, so a stolen database confirms nothing. Unsubscribe tokens are stored as
 * they are, because newsletters need the links repeatedly.
 */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
