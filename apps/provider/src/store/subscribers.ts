import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { isMailable } from '../mail/address.ts';
import type { Database, Row } from './database.ts';
import type { Write } from './writer.ts';

export interface Subscription {
  email: string;
  /** What the visitor read when signing up. */
  language: string | undefined;
  /** The network that the sign-up came from. */
  network?: string | undefined;
  consentedAt: Date;
}

/** A pending address was never confirmed, and gets no newsletter. */
export type SubscriberStatus = 'pending' | 'subscribed' | 'unsubscribed';

/** Whoever holds the link of a mail. */
export interface LinkHolder {
  status: SubscriberStatus;
  language: string | undefined;
}

export interface ConfirmationHolder extends LinkHolder {
  /** Whether the link can still confirm. */
  valid: boolean;
}

export interface Subscribers {
  /** Keeps an address. One that is subscribed already stays as it was. */
  subscribe: (subscription: Subscription) => Promise<void>;
  /** Makes a token for the link of a mail, which its reader can use once until it expires. */
  createConfirmation: (subscriber: number, expiresAt: Date) => Promise<string>;
  findConfirmation: (token: string, at: Date) => Promise<ConfirmationHolder | undefined>;
  /** Does nothing, and says so by the status, when the token was used, has expired or comes after an unsubscription. */
  confirm: (token: string, at: Date) => Promise<LinkHolder | undefined>;
  findUnsubscription: (token: string) => Promise<LinkHolder | undefined>;
  unsubscribe: (token: string, at: Date) => Promise<LinkHolder | undefined>;
}

/** So that nobody can fill a stranger's mailbox: confirmations for one address within this time, in milliseconds. */
const mailsPerAddress = 3;
const mailsCountFor = 24 * 60 * 60 * 1000;

export function createSubscribers(database: Database, write: Write, asksToConfirm: boolean): Subscribers {
  const findConfirmation = async (query: Database['query'], token: string, at: Date) => {
    const [row] = await query(
      `SELECT s.status, s.language, c.used_at, c.expires_at
       FROM confirmations c JOIN subscribers s ON s.id = c.subscriber_id WHERE c.token_hash = $1`,
      [hashOf(token)],
    );
    if (!row) return undefined;
    const holder = holderOf(row);
    const fresh = row['used_at'] === null && String(row['expires_at']) > at.toISOString();
    return { ...holder, valid: fresh && holder.status === 'pending' };
  };

  const findUnsubscription = async (query: Database['query'], token: string) => {
    const [row] = await query('SELECT status, language FROM subscribers WHERE unsubscribe_token = $1', [
      token,
    ]);
    return row && holderOf(row);
  };

  return {
    subscribe: ({ email, language, network, consentedAt }) =>
      // The same statements for every address, known or not, and a row is written even where nothing changes: how long
      // an answer takes must not tell them apart.
      write(async ({ query }) => {
        const at = consentedAt.toISOString();
        const status: SubscriberStatus = asksToConfirm ? 'pending' : 'subscribed';
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
        if (!asksToConfirm) return;
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
            new Date(consentedAt.getTime() - mailsCountFor).toISOString(),
            isMailable(email) ? mailsPerAddress : 0,
          ],
        );
      }),

    createConfirmation: (subscriber, expiresAt) =>
      write(async ({ query }) => {
        const token = randomToken();
        await query('INSERT INTO confirmations (token_hash, subscriber_id, expires_at) VALUES ($1, $2, $3)', [
          hashOf(token),
          subscriber,
          expiresAt.toISOString(),
        ]);
        return token;
      }),

    findConfirmation: (token, at) => findConfirmation(database.query, token, at),

    confirm: (token, at) =>
      write(async ({ query }) => {
        const holder = await findConfirmation(query, token, at);
        if (!holder?.valid) return holder;
        const values = [hashOf(token), at.toISOString()];
        await query(
          `UPDATE subscribers SET status = 'subscribed', confirmed_at = $2, unsubscribed_at = NULL
           WHERE id = (SELECT subscriber_id FROM confirmations WHERE token_hash = $1)`,
          values,
        );
        await query('UPDATE confirmations SET used_at = $2 WHERE token_hash = $1', values);
        return { ...holder, status: 'subscribed' };
      }),

    findUnsubscription: (token) => findUnsubscription(database.query, token),

    unsubscribe: (token, at) =>
      write(async ({ query }) => {
        await query(
          `UPDATE subscribers SET status = 'unsubscribed', unsubscribed_at = $2
           WHERE unsubscribe_token = $1 AND status <> 'unsubscribed'`,
          [token, at.toISOString()],
        );
        return findUnsubscription(query, token);
      }),
  };
}

function holderOf(row: Row): LinkHolder {
  const { status, language } = row;
  return {
    status: status === 'pending' || status === 'subscribed' ? status : 'unsubscribed',
    language: typeof language === 'string' ? language : undefined,
  };
}

/** 128 random bits: more than anybody can guess, so the link needs no other proof. */
const randomToken = () => randomBytes(16).toString('base64url');

/**
 * No more than this is kept of a token that confirms, so a stolen copy of the database confirms nothing. A token that
 * unsubscribes is kept as it is: the owner's newsletters need the link again and again.
 */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
