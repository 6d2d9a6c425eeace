import { pino } from 'pino';
import { onTestFinished, vi } from 'vitest';
import { createApp } from '../app.ts';
import { createMailer, type Mailer } from '../mail/mailer.ts';
import { startPostman, type Postman, type PostmanOptions } from '../mail/postman.ts';
import { openDatabase, type DatabaseAddress } from '../store/open-database.ts';
import { createStore } from '../store/store.ts';

interface ProviderOptions extends Pick<PostmanOptions, 'longestAttempt' | 'longestStop'> {
  database: DatabaseAddress;
  /** Where the mail server is. */
  port: number;
  now: () => Date;
  /** Replaces SMTP, for tests of many attempts: the mail server of the tests takes 100 ms to greet. */
  mailer?: Mailer;
}

/** Starts a provider that sends mail. Its app is called directly, without a network. */
export async function startProviderWithMail({ database: address, port, ...options }: ProviderOptions) {
  const config = {
    server: { host: '127.0.0.1', port, secure: false, auth: undefined },
    from: { name: 'Inklake Studio', address: 'site@example.com' },
    to: { name: '', address: 'hello@example.com' },
    origin: 'https://www.example.com',
  };
  const log = pino({ enabled: false });
  const database = await openDatabase(address);
  const onMail = () => {
    postman.wake();
  };
  const store = createStore(database, { onMail });
  const postman: Postman = startPostman({
    store,
    config,
    mailer: createMailer(config),
    log,
    longestStop: 0,
    ...options,
  });

  let closing: Promise<void> | undefined;
  const close = () => (closing ??= postman.stop().then(store.close));
  onTestFinished(close);
  return {
    store,
    postman,
    app: createApp({ store, site: undefined, log, now: options.now }),
    query: database.query,
    outbox: () => database.query('SELECT * FROM outbox ORDER BY queued_at'),
    close,
  };
}

export type ProviderWithMail = Awaited<ReturnType<typeof startProviderWithMail>>;

/** As long as a test waits for a mail: less than it may take itself, so that it can say what is missing. */
export const soon = { timeout: 4000, interval: 5 };

/** Until every mail in the outbox is sent. */
export const allSent = ({ outbox }: ProviderWithMail, count: number) =>
  vi.waitFor(async () => {
    const sent = (await outbox()).filter(({ state }) => state === 'sent');
    if (sent.length !== count) throw new Error(`${String(sent.length)} of ${String(count)} are sent.`);
  }, soon);

/** So many mails went out at this moment, as far as the outbox knows. */
export async function sentBefore(
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
