import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DatabaseAddress } from '../store/open-database.ts';
import { databaseKinds, emptyDatabase } from '../testing/empty-database.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { callTool, message as ownerMessage, settingsFor } from '../testing/owner.ts';
import { postJson } from '../testing/post-json.ts';
import {
  insertSentMails,
  pollOptions,
  startProviderWithMail,
  waitUntilSent,
  type ProviderWithMail,
} from '../testing/provider-with-mail.ts';
import type { Mailer } from './mailer.ts';

const startTime = new Date('2026-11-20T12:00:00Z');
const minutes = (count: number) => new Date(startTime.getTime() + count * 60_000);

const message = { ...ownerMessage, receivedAt: startTime };

/** Waits until the only mail in the outbox has this number of attempts and no lease. */
const waitForAttempts = (provider: ProviderWithMail, attempts: number) =>
  vi.waitFor(async () => {
    expect(await provider.outbox()).toMatchObject([{ attempts, leased_until: null }]);
  }, pollOptions);

const lastError = async ({ outbox }: ProviderWithMail) => String((await outbox())[0]?.['last_error']);

describe.each(databaseKinds)('a message with %s', (kind) => {
  let database: DatabaseAddress;
  let now: Date;
  let server: Awaited<ReturnType<typeof startMailServer>>;
  beforeEach(async () => {
    database = await emptyDatabase(kind);
    now = startTime;
    server = await startMailServer();
  });

  const start = (more: { attemptTimeout?: number; mailer?: Mailer } = {}) =>
    startProviderWithMail({ database, port: server.port, now: () => now, ...more });

  function advanceTo(time: Date, { worker }: ProviderWithMail): void {
    now = time;
    worker.poll();
  }

  /** Stores this number of different messages with each provider, and returns their ids. */
  const addMessages = (providers: readonly ProviderWithMail[], count: number, name = 'Message') =>
    Promise.all(
      providers.flatMap(({ store }, instance) =>
        Array.from({ length: count }, (_, index) => {
          const subject = `${name} ${String(index)} of ${String(instance)}`;
          return store.addMessage({ ...message, subject, receivedAt: now });
        }),
      ),
    );

  it('is mailed to the company with all fields, and a reply goes to its sender', async () => {
    const provider = await start();
    const more = { phone: '555-0100', company: 'Tea & Co.', language: 'zh-TW' };
    const id = await provider.store.addMessage({ ...message, ...more });
    await waitUntilSent(provider, 1);

    const [mail] = server.received;
    expect(mail?.to).toEqual(['hello@example.com']);
    expect(Object.fromEntries(mail?.headers ?? [])).toMatchObject({
      from: 'Inklake Studio <site@example.com>',
      to: 'hello@example.com',
      'reply-to': 'Ada <ada@example.com>',
      subject: 'www.example.com: A shop',
      'auto-submitted': 'auto-generated',
    });
    expect(mail?.text.split('\n')).toEqual(
      expect.arrayContaining([
        'Name:     Ada',
        'Email:    ada@example.com',
        'Phone:    555-0100',
        'Company:  Tea & Co.',
        'Language: zh-TW',
        'Received: 2026-11-20 12:00 UTC',
        'Subject:  A shop',
        'We sell tea.',
      ]),
    );
    expect(mail?.text).toContain(id);
    expect(await provider.outbox()).toMatchObject([{ sent_at: startTime.toISOString() }]);
  });

  it('is mailed once when it is sent twice, and not while it is quarantined', async () => {
    const provider = await start();
    await provider.store.addMessage({ ...message, subject: 'Held', quarantine: 'honeypot' });
    await Promise.all([provider.store.addMessage(message), provider.store.addMessage(message)]);
    await waitUntilSent(provider, 1);
    expect(server.received).toHaveLength(1);
    expect((await provider.outbox()).map(({ state }) => state)).toEqual(['sent']);
  });

  it('is not stored when its mail cannot be queued', async () => {
    const provider = await start();
    await provider.worker.stop();
    await provider.query('ALTER TABLE outbox RENAME TO elsewhere');
    await expect(provider.store.addMessage(message)).rejects.toThrow();
    expect(await provider.query('SELECT id FROM messages')).toEqual([]);
  });

  it.each([
    ['reject temporarily', '451 Try again later'],
    ['reject permanently', '554 Message rejected'],
    ['disconnect', ''],
    ['hang', 'The mail server did not respond in time.'],
  ] as const)(
    'is retried with the same Message-ID after the server behaved like "%s"',
    async (behavior, error) => {
      server.behavior = behavior;
      // Long enough for the next attempts on a busy machine.
      const provider = await start(behavior === 'hang' ? { attemptTimeout: 1000 } : {});
      await provider.store.addMessage(message);
      await waitForAttempts(provider, 1);
      expect(await lastError(provider)).toContain(error);

      server.behavior = 'accept';
      advanceTo(minutes(1), provider);
      await waitUntilSent(provider, 1);
      const [row] = await provider.outbox();
      expect(row).toMatchObject({ attempts: 2, last_error: null });
      expect(server.received).toHaveLength(behavior === 'hang' ? 2 : 1);
      expect(new Set(server.received.map(({ headers }) => headers.get('message-id')))).toEqual(
        new Set([`<${String(row?.['id'])}@www.example.com>`]),
      );
    },
  );

  it('is not retried before it is due', async () => {
    server.behavior = 'reject temporarily';
    const provider = await start();
    await provider.store.addMessage(message);
    await waitForAttempts(provider, 1);

    server.behavior = 'accept';
    now = new Date(minutes(1).getTime() - 1);
    await provider.store.addMessage({ ...message, subject: 'Another', receivedAt: now });
    await waitUntilSent(provider, 1);
    expect(await provider.outbox()).toMatchObject([{ attempts: 1 }, { state: 'sent' }]);
  });

  it('is retried after the server was down, also by a provider that was restarted', async () => {
    await server.close();
    const before = await start();
    await before.store.addMessage(message);
    await waitForAttempts(before, 1);
    expect(await lastError(before)).toContain('ECONNREFUSED');
    await before.close();

    server = await startMailServer('accept', server.port);
    now = minutes(1);
    await waitUntilSent(await start(), 1);
    expect(server.received).toHaveLength(1);
  });

  it('is retried for three days, and stays in the outbox when it is given up', async () => {
    const rejection = Object.assign(new Error('451 Try again later'), { responseCode: 451 });
    const provider = await start({ mailer: { send: () => Promise.reject(rejection) } });
    await provider.store.addMessage(message);
    const delays: number[] = [];
    for (let attempts = 1; ; attempts += 1) {
      await waitForAttempts(provider, attempts);
      const [row] = await provider.outbox();
      if (row?.['state'] !== 'waiting') break;
      const due = new Date(String(row['due_at']));
      delays.push((due.getTime() - now.getTime()) / 60_000);
      advanceTo(due, provider);
    }
    expect(delays.slice(0, 6)).toEqual([1, 5, 15, 60, 180, 180]);
    expect(now).toEqual(minutes(72 * 60));
    expect(await provider.outbox()).toMatchObject([{ state: 'given-up', attempts: delays.length + 1 }]);
    expect(await lastError(provider)).toContain('451 Try again later');
  });

  it('is mailed with all others a minute after the server is back, and is not retried by itself before', async () => {
    await server.close();
    const provider = await start();
    /** Waits until no mail has a lease. */
    const attempts = () =>
      vi.waitFor(async () => {
        const rows = await provider.outbox();
        expect(rows.filter((row) => row['leased_until'] !== null)).toEqual([]);
        return rows.reduce((sum, row) => sum + Number(row['attempts']), 0);
      }, pollOptions);
    await addMessages([provider], 20);
    await vi.waitFor(async () => {
      expect(await attempts()).toBeGreaterThan(0);
    }, pollOptions);
    const first = await attempts();
    for (let minute = 1; minute <= 5; minute += 1) {
      const before = await attempts();
      advanceTo(minutes(minute), provider);
      await vi.waitFor(async () => {
        expect(await attempts()).toBeGreaterThan(before);
      }, pollOptions);
    }
    expect(await attempts()).toBeLessThan(first + 20);

    server = await startMailServer('accept', server.port);
    advanceTo(minutes(6), provider);
    await waitUntilSent(provider, 20);
    expect(server.received).toHaveLength(20);
  });

  it('is mailed before waiting confirmation mails', async () => {
    const provider = await start();
    await provider.worker.stop();
    await Promise.all(
      Array.from({ length: 9 }, (_, index) =>
        provider.store.subscribe({
          email: `a${String(index)}@example.com`,
          language: 'en',
          consentedAt: new Date(startTime.getTime() - 60_000),
        }),
      ),
    );
    await provider.store.addMessage(message);
    await waitUntilSent(await start(), 10);
    expect(server.received.findIndex(({ to }) => to[0] === 'hello@example.com')).toBeLessThan(3);
  });

  it('is mailed once by several instances', async () => {
    const providers = await Promise.all([1, 2, 3].map(() => start()));
    await addMessages(providers, 10);
    for (const { worker } of providers) worker.poll();
    for (const provider of providers) await waitUntilSent(provider, 30);
    const ids = server.received.map(({ headers }) => headers.get('message-id'));
    expect(ids).toHaveLength(30);
    expect(new Set(ids).size).toBe(30);
  });

  it('is mailed by another instance after the lease of a crashed one expired', async () => {
    const crashed = await start();
    await crashed.worker.stop();
    await crashed.store.addMessage(message);
    await crashed.store.outbox.claim(startTime, minutes(3), 1);

    now = new Date(minutes(3).getTime() - 1);
    const provider = await start();
    await provider.store.addMessage({ ...message, subject: 'Another', receivedAt: now });
    await waitUntilSent(provider, 1);
    advanceTo(minutes(3), provider);
    await waitUntilSent(provider, 2);
    expect(server.received.map(({ headers }) => headers.get('subject'))).toEqual([
      'www.example.com: Another',
      'www.example.com: A shop',
    ]);
  });

  it('is mailed alone up to 120 times an hour, and then in digests that contain every message', async () => {
    const provider = await start();
    const other = await start();
    await insertSentMails(provider, 'message', 115, startTime);
    const digests = () => server.received.filter(({ text }) => text.startsWith('More messages came'));
    const pollAt = (time: Date) => {
      advanceTo(time, provider);
      other.worker.poll();
    };

    const ids = await addMessages([provider, other], 6);
    await waitUntilSent(provider, 121);
    ids.push(...(await addMessages([provider], 3, 'Later')));
    // The next digest follows ten minutes after the first. After an hour, messages are mailed alone again.
    await vi.waitFor(async () => {
      const waiting = (await provider.outbox()).filter(({ state }) => state === 'waiting');
      expect(waiting.length).toBeGreaterThanOrEqual(3);
      expect(new Set(waiting.map((row) => row['due_at']))).toEqual(new Set([minutes(10).toISOString()]));
    }, pollOptions);
    pollAt(new Date(minutes(10).getTime() - 1));
    pollAt(minutes(10));
    await waitUntilSent(provider, 122);
    expect(digests()).toHaveLength(2);
    expect(digests()[1]?.text).toMatch(/\nAda <ada@example\.com>\nLater 2 of 0\n {4}We sell tea\.\n/);

    now = minutes(60);
    ids.push(...(await addMessages([provider], 2, 'Last')));
    await waitUntilSent(provider, 124);
    expect(server.received).toHaveLength(5 + 2 + 2);
    const text = server.received.map((mail) => mail.text).join('\n');
    expect(ids.map((id) => text.split(id).length - 1)).toEqual(ids.map(() => 1));
  });

  it.runIf(kind === 'SQLite')('is in a digest with at most 999 others', async () => {
    const provider = await start();
    await insertSentMails(provider, 'message', 120, startTime);
    await provider.worker.stop();
    await addMessages([provider], 1081);
    const next = await start();
    await waitUntilSent(next, 121);
    advanceTo(minutes(10), next);
    await waitUntilSent(next, 122);
    expect(server.received.map(({ headers }) => headers.get('subject'))).toEqual([
      'www.example.com: 1000 messages',
      'www.example.com: 81 messages',
    ]);
  });

  it('is listed in the outbox with its digest when that was given up', async () => {
    server.behavior = 'reject permanently';
    const provider = await start();
    await insertSentMails(provider, 'message', 120, startTime);
    await provider.store.addMessage(message);
    const digest = async () =>
      (await provider.query("SELECT id, state, attempts FROM outbox WHERE kind = 'digest'"))[0];
    await vi.waitFor(async () => {
      expect(await digest()).toMatchObject({ attempts: 1 });
    }, pollOptions);
    advanceTo(minutes(72 * 60), provider);
    await vi.waitFor(async () => {
      expect(await digest()).toMatchObject({ state: 'given-up' });
    }, pollOptions);
    const { stdout } = await callTool(settingsFor(database), 'outbox');
    expect(stdout).toMatch(/ 1 messages together .* given up .*554 Message rejected/);
  });

  it('is mailed once the clock is set back, when it was received while the clock was years ahead', async () => {
    const mailer = { send: () => Promise.reject(new Error('down')) };
    const { store, close } = await start({ mailer });
    const future = new Date('2028-01-01T00:00:00Z');
    now = future;
    await store.addMessage({ ...message, receivedAt: now });
    await vi.waitFor(async () => {
      expect(await store.outbox.nextDue()).toEqual(new Date(future.getTime() + 60_000));
    }, pollOptions);
    await store.outbox.claim(new Date(future.getTime() + 60_000), new Date(future.getTime() + 240_000), 1);
    await close();

    now = startTime;
    const provider = await start();
    await waitUntilSent(provider, 1);
  });

  it('counts as late from the time at which the clock is set back, while the server is down', async () => {
    const error = Object.assign(new Error('down'), { code: 'ECONNREFUSED' });
    const provider = await start({ mailer: { send: () => Promise.reject(error) } });
    now = new Date('2028-01-01T00:00:00Z');
    await provider.store.addMessage({ ...message, receivedAt: now });
    await waitForAttempts(provider, 1);
    advanceTo(startTime, provider);
    await waitForAttempts(provider, 2);
    expect(await provider.store.outbox.stats()).toMatchObject({ waitingSince: startTime });
  });

  it('is mailed alone after the clock was ahead, although mails were sent in the future', async () => {
    const provider = await start();
    await insertSentMails(provider, 'message', 120, new Date('2028-01-01T00:00:00Z'));
    await provider.query(
      "INSERT INTO outbox (id, kind, state, queued_at, due_at) VALUES ('d', 'digest', 'cancelled', '2028', '2028')",
    );
    await addMessages([provider], 1);
    await waitUntilSent(provider, 121);
    expect(server.received[0]?.headers.get('subject')).toContain('Message 0 of 0');
  });

  it('is released when the provider stops while it is being sent', async () => {
    server.behavior = 'hang';
    const provider = await start();
    await provider.store.addMessage(message);
    await vi.waitFor(() => {
      expect(server.received).toHaveLength(1);
    }, pollOptions);
    await provider.worker.stop();
    expect(await provider.outbox()).toMatchObject([{ state: 'waiting', attempts: 0, leased_until: null }]);
  });

  // Each attempt waits for a minute, which is longer than the time limit of a test.
  it('is stored without delay while the mail server does not respond', async () => {
    server.behavior = 'hang';
    const { app } = await start();
    for (let index = 0; index < 20; index += 1) {
      const body = { ...message, subject: `Message ${String(index)}` };
      const response = await postJson(app, '/api/v1/contact', body);
      expect(response.status).toBe(201);
    }
    expect(server.received.length).toBeLessThanOrEqual(3);
  });
});

const attacks = [
  'x\r\nBcc: evil@example.org',
  'x\nTo: evil@example.org',
  'x\u2028Bcc: evil@example.org',
  'x\u0000y',
  '"><evil@example.org>',
  'evil@example.org, other@example.org',
  '=?utf-8?Q?=0D=0ABcc:_evil@example.org?=',
  `${'long '.repeat(400)}\r\nBcc: evil@example.org`,
  '墨湖\r\n.\r\nRCPT TO:<evil@example.org>',
  '{"path":"/etc/passwd"}',
];

const knownHeader =
  /^(?:auto-submitted|content-(?:transfer-encoding|type)|date|from|message-id|mime-version|reply-to|subject|to)$/;

// The contract rejects most of these before they are stored, but mails must be safe without it.
it('input of a visitor stays text in every part of mails and digests, also in combinations', async () => {
  const server = await startMailServer();
  const database = await emptyDatabase('SQLite');
  const provider = await startProviderWithMail({ database, port: server.port, now: () => startTime });
  await insertSentMails(provider, 'message', 100, startTime);
  await provider.worker.stop();
  const pieces = [...attacks, '\r\n', '\n', '\u0085', '<', '>', ',', ';', '"', '\\', 'Bcc:', 'x'];
  const piece = fc.constantFrom(...pieces);
  const combinations = fc.sample(fc.array(piece, { minLength: 1, maxLength: 6 }), 40);
  const texts = [...attacks, ...combinations.map((all) => all.join(''))];
  for (const [index, text] of texts.entries())
    await provider.store.addMessage({
      ...message,
      name: text,
      email: `${text}@example.com`,
      subject: text,
      message: `${String(index)} ${text}`,
      phone: text,
      company: text,
      language: text,
      // The first twenty are mailed alone.
      receivedAt: new Date(startTime.getTime() - 100 + index),
    });

  const next = await startProviderWithMail({ database, port: server.port, now: () => startTime });
  await waitUntilSent(next, 121);
  expect(server.received).toHaveLength(21);
  for (const mail of server.received) {
    expect(mail.to).toEqual(['hello@example.com']);
    expect(mail.headers.get('to')).toBe('hello@example.com');
    for (const name of mail.headers.keys()) expect(name).toMatch(knownHeader);
    expect(mail.rawHeaders).not.toMatch(/[\r\n](?:Bcc|RCPT)/i);
  }
});
