/**
 * Migrations, oldest first. Released migrations are never changed. They are written for SQLite; `toPostgres` replaces a
 * few keywords.
 */
export const migrations = [
  `CREATE TABLE subscribers (
     id INTEGER PRIMARY KEY,
     email TEXT NOT NULL UNIQUE COLLATE NOCASE,
     language TEXT,
     consented_at TEXT NOT NULL
   ) STRICT`,
  `CREATE TABLE messages (
     seq INTEGER PRIMARY KEY,
     id TEXT NOT NULL UNIQUE,
     key TEXT UNIQUE,
     digest TEXT NOT NULL,
     name TEXT NOT NULL,
     email TEXT NOT NULL,
     subject TEXT NOT NULL,
     message TEXT NOT NULL,
     phone TEXT NOT NULL,
     company TEXT NOT NULL,
     language TEXT,
     received_at TEXT NOT NULL,
     quarantine TEXT
   ) STRICT;
   CREATE INDEX messages_by_digest ON messages (digest, received_at)`,
  // Existing subscribers are from before double opt-in and stay subscribed.
  `ALTER TABLE subscribers ADD COLUMN status TEXT NOT NULL DEFAULT 'subscribed';
   ALTER TABLE subscribers ADD COLUMN network TEXT;
   ALTER TABLE subscribers ADD COLUMN confirmed_at TEXT;
   ALTER TABLE subscribers ADD COLUMN unsubscribed_at TEXT;
   ALTER TABLE subscribers ADD COLUMN unsubscribe_token TEXT;
   CREATE UNIQUE INDEX subscribers_by_unsubscribe_token ON subscribers (unsubscribe_token);
   CREATE TABLE outbox (
     id TEXT PRIMARY KEY,
     message_id TEXT UNIQUE REFERENCES messages (id) ON DELETE CASCADE,
     subscriber_id INTEGER REFERENCES subscribers (id) ON DELETE CASCADE,
     state TEXT NOT NULL,
     attempts INTEGER NOT NULL DEFAULT 0,
     queued_at TEXT NOT NULL,
     due_at TEXT NOT NULL,
     leased_until TEXT,
     sent_at TEXT,
     last_error TEXT
   ) STRICT;
   CREATE INDEX outbox_by_due ON outbox (state, due_at);
   CREATE INDEX outbox_by_subscriber ON outbox (subscriber_id, queued_at);
   CREATE TABLE confirmations (
     token_hash TEXT PRIMARY KEY,
     subscriber_id INTEGER NOT NULL REFERENCES subscribers (id) ON DELETE CASCADE,
     expires_at TEXT NOT NULL,
     used_at TEXT
   ) STRICT;
   CREATE INDEX confirmations_by_subscriber ON confirmations (subscriber_id)`,
  // `held_until` is the theoretical arrival time (TAT) of the GCRA. Renaming it would break the queries of an
  // earlier provider that still runs on the same database.
  `CREATE TABLE limits (
     id TEXT PRIMARY KEY,
     held_until INTEGER NOT NULL,
     held_at_most INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX limits_by_end ON limits (held_until)`,
  `ALTER TABLE outbox ADD COLUMN kind TEXT NOT NULL DEFAULT 'message';
   ALTER TABLE outbox ADD COLUMN digest_id TEXT;
   UPDATE outbox SET kind = 'confirmation' WHERE message_id IS NULL;
   CREATE INDEX outbox_by_sending ON outbox (kind, sent_at);
   CREATE INDEX outbox_by_digest ON outbox (digest_id);
   CREATE INDEX messages_in_quarantine ON messages (received_at) WHERE quarantine IS NOT NULL`,
] as const;
