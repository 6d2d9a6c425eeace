import { pino } from 'pino';
import { onTestFinished, vi } from 'vitest';
import { createApp } from '../app.ts';
import { createMailer, type Mailer } from '../mail/mailer.ts';
import { startOutboxWorker, type OutboxWorker, type OutboxWorkerOptions } from '../mail/outbox-worker.ts';
import { openDatabase, type DatabaseAddress } from '../store/open-database.ts';
import { createStore } from '../store/store.ts';

interface ProviderWithMailOptions extends Pick<
  OutboxWorkerOptions,
  'attemptTimeout' | 'stopTimeout' | 'site'
> {
  database: DatabaseAddress;
  /** The port of the mail server. */
  port: number;
  now: () => Date;
  /** Replaces SMTP in tests with many attempts, because the mail server takes 100 ms to greet. */
  mailer?: Mailer;
}

/** Starts a provider that sends mail. Its app is called directly, without a network. */
export async function startProviderWithMail({
  database: address,
  port,
  ...options
}: ProviderWithMailOptions) {
  const config = {
    server: { host: '127.0.0.1', port, secure: false, auth: undefined },
    from: { name: 'Inklake Studio', address: 'site@example.com' },
    to: { name: '', address: 'hello@example.com' },
    origin: 'https://www.example.com',
    siteOrigin: 'https://www.example.com',
  };
  const log = pino({ enabled: false });
  const database = await openDatabase(address);
  const onMailQueued = () => {
    worker.poll();
  };
  const store = createStore(database, { mailEnabled: true, onMailQueued });
  const worker: OutboxWorker = startOutboxWorker({
    store,
    config,
    mailer: createMailer(config),
    log,
    stopTimeout: 0,
    ...options,
  });

  let closing: Promise<void> | undefined;
  const close = () => (closing ??= worker.stop().then(store.close));
  onTestFinished(close);
  return {
    store,
    worker,
    app: createApp({ store, site: undefined, log, now: options.now }),
    query: database.query,
    outbox: () => database.query('SELECT * FROM outbox ORDER BY queued_at'),
    close,
  };
}

export type ProviderWithMail = Awaited<ReturnType<typeof startProviderWithMail>>;

/** Shorter than the test timeout, so that a failure shows the assertion. */
export const pollOptions = { timeout: 15_000, interval: 5 };

/** Waits until this number of mails is sent. */
export const waitUntilSent = ({ outbox }: ProviderWithMail, count: number) =>
  vi.waitFor(async () => {
    const sent = (await outbox()).filter(({ state }) => state === 'sent');
    if (sent.length !== count) throw new Error(`${String(sent.length)} of ${String(count)} are sent.`);
  }, pollOptions);

/** Adds sent mails to the outbox, which count against the hourly limit. */
export async function insertSentMails(
  { query }: ProviderWithMail,
  kind: 'message' | 'confirmation',
  count: number,
  at: Date,
): Promise<void> {
  const rows = Array.from(
    { length: count },
    (_, index) => `('sent-${String(index)}', $1, 'sent', $2, $2, $2)`,
  );
  await query(`INSERT INTO outbox (id, kind, state, queued_at, due_at, sent_at) VALUES ${rows.join(', ')}`, [
    kind,
    at.toISOString(),
  ]);
}
