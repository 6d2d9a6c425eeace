import { createHash, randomUUID } from 'node:crypto';
import type { ContactRequest } from '@studio/api-client/contract';
import type { Database } from './database.ts';
import { createOutbox, queueMessage, type Outbox } from './outbox.ts';
import { createSubscribers, type Subscribers } from './subscribers.ts';
import { createWriter } from './writer.ts';

/** Why a message is held back: it filled in what no person sees, or came faster than a person types. */
export type Quarantine = 'trap' | 'hurry';

export interface NewMessage extends ContactRequest {
  /** What the visitor read when writing. */
  language: string | undefined;
  receivedAt: Date;
  /** The same for every attempt to send one message. */
  key: string | undefined;
  quarantine: Quarantine | undefined;
}

/** Where the provider keeps what it was told. A promise that resolves means that it is on disk. */
export interface Store extends Subscribers {
  /** Keeps a message and says its id. A second attempt to send the same message has the id of the first. */
  addMessage: (message: NewMessage) => Promise<string>;
  outbox: Outbox;
  /** Resolves if a message could be kept now. */
  check: () => Promise<void>;
  close: () => Promise<void>;
}

/** The same six fields again within this time are one message that was sent twice, in milliseconds. */
const sameMessage = 10 * 60 * 1000;

export interface StoreOptions {
  /** Told whenever a mail may have come into the outbox. Without it none does, and nobody is asked to confirm. */
  onMail?: (() => void) | undefined;
}

export function createStore(database: Database, { onMail }: StoreOptions = {}): Store {
  const write = createWriter(database);
  const subscribers = createSubscribers(database, write, onMail !== undefined);

  return {
    ...subscribers,
    outbox: createOutbox(database, write),

    async addMessage(message) {
      const kept = await write(async ({ query }) => {
        const { name, email, subject, message: text, phone, company } = message;
        const digest = digestOf([name, email, subject, text, phone, company]);
        const receivedAt = message.receivedAt.toISOString();
        const since = new Date(message.receivedAt.getTime() - sameMessage).toISOString();
        const [first] = await query(
          // Not OR: PostgreSQL would read the whole table for it, until it has counted the rows.
          `SELECT id FROM messages WHERE key = $1
           UNION ALL SELECT id FROM messages WHERE digest = $2 AND received_at > $3`,
          [message.key ?? null, digest, since],
        );
        if (first) return String(first['id']);

        const id = randomUUID();
        await query(
          `INSERT INTO messages
             (id, key, digest, name, email, subject, message, phone, company, language, received_at, quarantine)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
          [
            id,
            message.key ?? null,
            digest,
            name,
            email,
            subject,
            text,
            phone,
            company,
            message.language ?? null,
            receivedAt,
            message.quarantine ?? null,
          ],
        );
        if (onMail && !message.quarantine) await queueMessage({ query }, id, message.receivedAt);
        return id;
      });
      onMail?.();
      return kept;
    },

    async subscribe(subscription) {
      await subscribers.subscribe(subscription);
      onMail?.();
    },

    check: database.check,
    close: database.close,
  };
}

/** A length before each field, so that no two lists of fields have one digest. */
function digestOf(fields: readonly string[]): string {
  const hash = createHash('sha256');
  for (const field of fields) hash.update(`${String(field.length)}:${field}`);
  return hash.digest('hex');
}
