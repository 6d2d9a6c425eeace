import { hash, randomUUID } from 'node:crypto';
import type { ContactRequest } from '@studio/api-client/contract';
import type { Database, Queryable } from './database.ts';
import { createOutbox, queueMessage } from './outbox.ts';
import { queueQuarantineMail } from './quarantine-mail.ts';
import { createDeleteExpired } from './retention.ts';
import { createSubscribers, type Subscription } from './subscribers.ts';

/** Why a message is quarantined: the honeypot was filled in, or the form was sent faster than a person types. */
export type Quarantine = 'honeypot' | 'too_fast';

export interface NewMessage extends ContactRequest {
  /** The language of the page. */
  language: string | undefined;
  receivedAt: Date;
  /** The idempotency key, the same for every attempt to send a message. */
  key: string | undefined;
  quarantine: Quarantine | undefined;
}

/** An identical message within this time is a duplicate, in milliseconds. */
const duplicateWindow = 10 * 60 * 1000;

export interface StoreOptions {
  /** Whether mails are queued, and subscribers confirm by mail (double opt-in). @default false */
  mailEnabled?: boolean;
  /** Called when a mail may have been queued. */
  onMailQueued?: () => void;
}

export type Store = ReturnType<typeof createStore>;

/** The database of the provider. A resolved promise means that the data is on disk. */
export function createStore(
  database: Database,
  { mailEnabled = false, onMailQueued = () => undefined }: StoreOptions = {},
) {
  const subscribers = createSubscribers(database, mailEnabled);

  return {
    ...subscribers,
    deleteExpired: createDeleteExpired(database),
    outbox: createOutbox(database),
    mailEnabled,

    /** Stores a message and returns its id. A repeated message with the same content has the id of the first. */
    async addMessage(message: NewMessage) {
      const messageId = await database.transaction(async ({ query }) => {
        const first = await findDuplicate({ query }, message);
        if (first !== undefined) return first;

        const { name, email, subject, message: text, phone, company } = message;
        const id = randomUUID();
        await query(
          `INSERT INTO messages
             (id, key, digest, name, email, subject, message, phone, company, language, received_at, quarantine)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
          [
            id,
            storedKey(message),
            hashMessage(message),
            name,
            email,
            subject,
            text,
            phone,
            company,
            message.language ?? null,
            message.receivedAt.toISOString(),
            message.quarantine ?? null,
          ],
        );
        if (mailEnabled && !message.quarantine) await queueMessage({ query }, id, message.receivedAt);
        return id;
      });
      onMailQueued();
      return messageId;
    },

    /** The id of an earlier attempt. A transaction waits for those before it, and the attempt may be one of them. */
    findMessage: (message: NewMessage) =>
      database.transaction((transaction) => findDuplicate(transaction, message)),

    /** Queues a mail to the owner about messages that were quarantined, once a week. */
    async reportQuarantine(at: Date) {
      if (!mailEnabled) return;
      await database.transaction((transaction) => queueQuarantineMail(transaction, at));
      onMailQueued();
    },

    async subscribe(subscription: Subscription) {
      await subscribers.subscribe(subscription);
      onMailQueued();
    },

    check: database.check,
    freeBytes: database.freeBytes,
    lastBackup: database.lastBackup,
    close: database.close,
  };
}

async function findDuplicate({ query }: Queryable, message: NewMessage): Promise<string | undefined> {
  const since = new Date(message.receivedAt.getTime() - duplicateWindow).toISOString();
  const [first] = await query(
    // UNION instead of OR: PostgreSQL scans the whole table for OR until the table is analyzed.
    `SELECT id FROM messages WHERE key = $1
     UNION ALL SELECT id FROM messages WHERE digest = $2 AND received_at > $3`,
    [storedKey(message), hashMessage(message), since],
  );
  return first && String(first['id']);
}

/** With the digest, because a client may reuse a key for a different message, which must be stored too. */
const storedKey = (message: NewMessage) =>
  message.key === undefined ? null : `${message.key} ${hashMessage(message)}`;

/** Each field is preceded by its length, so that different fields cannot have the same digest. */
function hashMessage({ name, email, subject, message, phone, company }: NewMessage): string {
  const fields = [name, email, subject, message, phone, company];
  return hash('sha256', fields.map((field) => `${String(field.length)}:${field}`).join(''));
}
