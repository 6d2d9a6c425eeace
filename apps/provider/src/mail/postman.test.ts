import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DatabaseAddress } from '../store/open-database.ts';
import type { NewMessage } from '../store/store.ts';
import { databaseKinds, emptyDatabase } from '../testing/empty-database.ts';
import { startMailServer } from '../testing/mail-server.ts';
import {
  allSent,
  soon,
  startProviderWithMail,
  type ProviderWithMail,
} from '../testing/provider-with-mail.ts';

const began = new Date('2026-11-20T12:00:00Z');
const minutes = (count: number) => new Date(began.getTime() + count * 60_000);

const message: NewMessage = {
  name: 'Ada',
  email: 'ada@example.com',
  subject: 'A shop',
  message: 'We sell tea.',
  phone: '555-0100',
  company: 'Tea & Co.',
  language: 'zh-TW',
  receivedAt: began,
  key: undefined,
  quarantine: undefined,
};

/** Until the only mail of the outbox has been tried so often, and nobody is at it any more. */
const tried = (provider: ProviderWithMail, attempts: number) =>
  vi.waitFor(async () => {
    expect(await provider.outbox()).toMatchObject([{ attempts, leased_until: null }]);
  }, soon);

const lastError = async ({ outbox }: ProviderWithMail) => String((await outbox())[0]?.['last_error']);

describe.each(databaseKinds)('a message with %s', (kind) => {
  let database: DatabaseAddress;
  let now: Date;
  beforeEach(async () => {
    database = await emptyDatabase(kind);
    now = began;
  });

  const start = (port: number, more: { longestAttempt?: number } = {}) =>
    startProviderWithMail({ database, port, now: () => now, ...more });

  function passTo(time: Date, { postman }: ProviderWithMail): void {
    now = time;
    postman.wake();
  }

  it('comes to the company with all that was written, and an answer goes to its writer', async () => {
    const server = await startMailServer();
    const provider = await start(server.port);
    const id = await provider.store.addMessage(message);
    await allSent(provider, 1);

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
    expect(await provider.outbox()).toMatchObject([{ sent_at: began.toISOString() }]);
  });

  it('goes out once when it is sent twice, and never while it is held back', async () => {
    const server = await startMailServer();
    const provider = await start(server.port);
    await provider.store.addMessage({ ...message, subject: 'Held', quarantine: 'trap' });
    await Promise.all([provider.store.addMessage(message), provider.store.addMessage(message)]);
    await allSent(provider, 1);
    expect(server.received).toHaveLength(1);
    expect(await provider.outbox()).toHaveLength(1);
  });

  it('is not kept where its mail could not be, so that its sender knows', async () => {
    const provider = await start((await startMailServer()).port);
    await provider.postman.stop();
    await provider.query('ALTER TABLE outbox RENAME TO elsewhere');
    await expect(provider.store.addMessage(message)).rejects.toThrow();
    expect(await provider.query('SELECT id FROM messages')).toEqual([]);
  });

  it('comes after the server refused it, with the Message-ID of the first time', async () => {
    const server = await startMailServer('refuse for now');
    const provider = await start(server.port);
    await provider.store.addMessage(message);
    await tried(provider, 1);
    expect(await provider.outbox()).toMatchObject([{ state: 'waiting', due_at: minutes(1).toISOString() }]);
    expect(await lastError(provider)).toContain('451 Try again later');

    server.behaviour = 'refuse for good';
    passTo(minutes(1), provider);
    await tried(provider, 2);
    expect(await provider.outbox()).toMatchObject([{ state: 'waiting', due_at: minutes(6).toISOString() }]);
    expect(await lastError(provider)).toContain('554 We do not like this');

    server.behaviour = 'take';
    passTo(minutes(6), provider);
    await tried(provider, 3);
    const [row] = await provider.outbox();
    expect(row).toMatchObject({ state: 'sent', last_error: null });
    expect(server.received.map(({ headers }) => headers.get('message-id'))).toEqual([
      `<${String(row?.['id'])}@www.example.com>`,
    ]);
  });

  it('is not tried before its time', async () => {
    const server = await startMailServer('refuse for now');
    const provider = await start(server.port);
    await provider.store.addMessage(message);
    await tried(provider, 1);

    server.behaviour = 'take';
    now = new Date(minutes(1).getTime() - 1);
    await provider.store.addMessage({ ...message, subject: 'Another', receivedAt: now });
    await allSent(provider, 1);
    expect(await provider.outbox()).toMatchObject([{ attempts: 1 }, { state: 'sent' }]);
  });

  it('comes after a server that never answered, and its copy has the same Message-ID', async () => {
    const server = await startMailServer('silent');
    const provider = await start(server.port, { longestAttempt: 200 });
    await provider.store.addMessage(message);
    await tried(provider, 1);
    expect(await lastError(provider)).toBe('The mail server took too long.');

    server.behaviour = 'take';
    passTo(minutes(1), provider);
    await allSent(provider, 1);
    expect(server.received).toHaveLength(2);
    expect(new Set(server.received.map(({ headers }) => headers.get('message-id'))).size).toBe(1);
  });

  it('comes after the server was down, also when the provider was started again meanwhile', async () => {
    const gone = await startMailServer();
    await gone.close();
    const before = await start(gone.port);
    await before.store.addMessage(message);
    await tried(before, 1);
    expect(await lastError(before)).toContain('ECONNREFUSED');
    await before.close();

    const server = await startMailServer('take', gone.port);
    now = minutes(1);
    await allSent(await start(server.port), 1);
    expect(server.received).toHaveLength(1);
  });

  it('is tried for three days, and stays visible when it is given up', async () => {
    const server = await startMailServer();
    await server.close();
    const provider = await start(server.port);
    await provider.store.addMessage(message);
    const pauses: number[] = [];
    for (let attempts = 1; ; attempts += 1) {
      await tried(provider, attempts);
      const [row] = await provider.outbox();
      if (row?.['state'] !== 'waiting') break;
      const due = new Date(String(row['due_at']));
      pauses.push((due.getTime() - now.getTime()) / 60_000);
      passTo(due, provider);
    }
    expect(pauses.slice(0, 6)).toEqual([1, 5, 15, 60, 180, 180]);
    expect(now).toEqual(minutes(72 * 60));
    expect(await provider.outbox()).toMatchObject([{ state: 'given-up', attempts: pauses.length + 1 }]);
    expect(await lastError(provider)).toContain('ECONNREFUSED');
  });

  it('goes out once, however many instances there are', async () => {
    const server = await startMailServer();
    const providers = await Promise.all([1, 2, 3].map(() => start(server.port)));
    await Promise.all(
      providers.flatMap(({ store }, instance) =>
        Array.from({ length: 10 }, (_, index) =>
          store.addMessage({ ...message, subject: `Message ${String(index)} of ${String(instance)}` }),
        ),
      ),
    );
    for (const { postman } of providers) postman.wake();
    for (const provider of providers) await allSent(provider, 30);
    const ids = server.received.map(({ headers }) => headers.get('message-id'));
    expect(ids).toHaveLength(30);
    expect(new Set(ids).size).toBe(30);
  });

  it('is taken over from an instance that died over it, and not before', async () => {
    const server = await startMailServer();
    const dead = await start(server.port);
    await dead.postman.stop();
    await dead.store.addMessage(message);
    await dead.store.outbox.claim(began, minutes(3), 1);

    now = new Date(minutes(3).getTime() - 1);
    const provider = await start(server.port);
    await provider.store.addMessage({ ...message, subject: 'Another', receivedAt: now });
    await allSent(provider, 1);
    passTo(minutes(3), provider);
    await allSent(provider, 2);
    expect(server.received.map(({ headers }) => headers.get('subject'))).toEqual([
      'www.example.com: Another',
      'www.example.com: A shop',
    ]);
  });

  it('that is under way when the provider stops is given back at once', async () => {
    const server = await startMailServer('silent');
    const provider = await start(server.port);
    await provider.store.addMessage(message);
    await vi.waitFor(() => {
      expect(server.received).toHaveLength(1);
    }, soon);
    await provider.postman.stop();
    expect(await provider.outbox()).toMatchObject([{ state: 'waiting', attempts: 0, leased_until: null }]);
  });

  it('is kept as quickly as ever while the mail server hangs', async () => {
    const server = await startMailServer('silent');
    const { app } = await start(server.port);
    const slowest: number[] = [];
    for (let index = 0; index < 20; index += 1) {
      const asked = performance.now();
      const answer = await app.request('/api/v1/contact', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...message, subject: `Message ${String(index)}` }),
      });
      slowest.push(performance.now() - asked);
      expect(answer.status).toBe(201);
    }
    expect(Math.max(...slowest)).toBeLessThan(500);
    expect(server.received.length).toBeLessThanOrEqual(3);
  });
});

describe('what a visitor writes', () => {
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

  // The contract refuses most of these before they are kept. The mail must hold without it.
  it.each(attacks)('stays text in every part of a mail: %j', async (attack) => {
    const server = await startMailServer();
    const provider = await startProviderWithMail({
      database: await emptyDatabase('SQLite'),
      port: server.port,
      now: () => began,
    });
    await provider.store.addMessage({
      ...message,
      name: attack,
      email: `a${attack}@example.com`,
      subject: attack,
      message: attack,
      phone: attack,
      company: attack,
      language: attack,
    });
    await allSent(provider, 1);
    const [mail] = server.received;
    expect(mail?.to).toEqual(['hello@example.com']);
    expect(mail?.headers.get('to')).toBe('hello@example.com');
    expect([...(mail?.headers.keys() ?? [])].sort()).toEqual(knownHeaders);
    expect(mail?.rawHeaders).not.toMatch(/[\r\n](?:Bcc|RCPT)/i);
  });

  const knownHeaders = [
    'auto-submitted',
    'content-transfer-encoding',
    'content-type',
    'date',
    'from',
    'message-id',
    'mime-version',
    'reply-to',
    'subject',
    'to',
  ];
});
