import { hash, randomUUID } from 'node:crypto';
import type { ContactRequest } from '@studio/api-client/contract';
import type { Database } from './database.ts';
import { createOutbox, queueMessage, type Outbox } from './outbox.ts';
import { createRetention, type Retention } from './retention.ts';
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
export interface Store extends Subscribers, Retention {
  /** Keeps a message and says its id. A second attempt to send the same message has the id of the first. */
  addMessage: (message: NewMessage) => Promise<string>;
  /** The id that `addMessage` gave to the first attempt to send this message, if there was one. */
  findMessage: (message: NewMessage) => Promise<string | undefined>;
  outbox: Outbox;
  /** Whether anything is mailed. */
  mails: boolean;
  /** Resolves if a message could be kept now. */
  check: () => Promise<void>;
  /** How many bytes there are left for more, if the store can know. */
  room: () => Promise<number | undefined>;
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
    ...createRetention(database, write),
    outbox: createOutbox(database, write),
    mails: onMail !== undefined,

    async addMessage(message) {
      const kept = await write(async ({ query }) => {
        const first = await findFirst({ query }, message);
        if (first !== undefined) return first;

        const { name, email, subject, message: text, phone, company } = message;
        const id = randomUUID();
        await query(
          `INSERT INTO messages
             (id, key, digest, name, email, subject, message, phone, company, language, received_at, quarantine)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
          [
            id,
            message.key ?? null,
            digestOf(message),
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
        if (onMail)
          await queueMessage({ query }, id, message.quarantine ? 'held' : 'waiting', message.receivedAt);
        return id;
      });
      onMail?.();
      return kept;
    },

    // In its turn among those that are being written, as the first attempt may be one of them.
    findMessage: (message) => write((transaction) => findFirst(transaction, message)),

    async subscribe(subscription) {
      await subscribers.subscribe(subscription);
      onMail?.();
    },

    check: database.check,
    room: database.room,
    close: database.close,
  };
}

async function findFirst(
  { query }: Pick<Database, 'query'>,
  message: NewMessage,
): Promise<string | undefined> {
  const since = new Date(message.receivedAt.getTime() - sameMessage).toISOString();
  const [first] = await query(
    // Not OR: PostgreSQL would read the whole table for it, until it has counted the rows.
    `SELECT id FROM messages WHERE key = $1
     UNION ALL SELECT id FROM messages WHERE digest = $2 AND received_at > $3`,
    [message.key ?? null, digestOf(message), since],
  );
  return first && String(first['id']);
}

/** A length before each field, so that no two lists of fields have one digest. */
function digestOf({ name, email, subject, message, phone, company }: NewMessage): string {
  const fields = [name, email, subject, message, phone, company];
  return hash('sha256', fields.map((field) => `${String(field.length)}:${field}`).join(''));
}
