import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DatabaseAddress } from '../store/open-database.ts';
import type { NewMessage } from '../store/store.ts';
import { databaseKinds, emptyDatabase } from '../testing/empty-database.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { callTool, settingsFor } from '../testing/owner.ts';
import {
  allSent,
  sentBefore,
  soon,
  startProviderWithMail,
  type ProviderWithMail,
} from '../testing/provider-with-mail.ts';
import type { Mailer } from './mailer.ts';

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

  const start = (port: number, more: { longestAttempt?: number; mailer?: Mailer } = {}) =>
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
    expect((await provider.outbox()).map(({ state }) => state).sort()).toEqual(['held', 'sent']);
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
    const refusal = Object.assign(new Error('451 Try again later'), { responseCode: 451 });
    const provider = await start(0, { mailer: { send: () => Promise.reject(refusal) } });
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
    expect(await lastError(provider)).toContain('451 Try again later');
  });

  it('comes a minute after the server is back, with all that waited, and none of them pressed it before', async () => {
    const gone = await startMailServer();
    await gone.close();
    const provider = await start(gone.port);
    /** As soon as nobody is at any of them. */
    const attempts = () =>
      vi.waitFor(async () => {
        const rows = await provider.outbox();
        expect(rows.filter((row) => row['leased_until'] !== null)).toEqual([]);
        return rows.reduce((sum, row) => sum + Number(row['attempts']), 0);
      }, soon);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        provider.store.addMessage({ ...message, subject: `Message ${String(index)}` }),
      ),
    );
    await vi.waitFor(async () => {
      expect(await attempts()).toBeGreaterThan(0);
    }, soon);
    const first = await attempts();
    for (let minute = 1; minute <= 10; minute += 1) {
      const before = await attempts();
      passTo(minutes(minute), provider);
      await vi.waitFor(async () => {
        expect(await attempts()).toBeGreaterThan(before);
      }, soon);
    }
    expect(await attempts()).toBeLessThan(first + 20);

    const server = await startMailServer('take', gone.port);
    passTo(minutes(11), provider);
    await allSent(provider, 20);
    expect(server.received).toHaveLength(20);
  });

  it('comes before all questions to those who sign up, however many wait', async () => {
    const server = await startMailServer();
    const provider = await start(server.port);
    await provider.postman.stop();
    await Promise.all(
      Array.from({ length: 9 }, (_, index) =>
        provider.store.subscribe({
          email: `a${String(index)}@example.com`,
          language: 'en',
          consentedAt: new Date(began.getTime() - 60_000),
        }),
      ),
    );
    await provider.store.addMessage(message);
    await allSent(await start(server.port), 10);
    expect(server.received.findIndex(({ to }) => to[0] === 'hello@example.com')).toBeLessThan(3);
  });

  it('comes after the connection was cut in the middle of it', async () => {
    const server = await startMailServer('cut');
    const provider = await start(server.port);
    await provider.store.addMessage(message);
    await tried(provider, 1);
    server.behaviour = 'take';
    passTo(minutes(1), provider);
    await allSent(provider, 1);
    expect(server.received).toHaveLength(1);
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

  it('is one of 120 mails an hour at most, and all others come together, so that none is missing', async () => {
    const server = await startMailServer();
    const provider = await start(server.port);
    const other = await start(server.port);
    await sentBefore(provider, 'message', 115, began);
    const send = (count: number, name: string) =>
      Promise.all(
        Array.from({ length: count }, (_, index) =>
          (index % 2 ? provider : other).store.addMessage({
            ...message,
            email: `${name}-${String(index)}@example.com`,
            receivedAt: now,
          }),
        ),
      );
    const digests = () => server.received.filter(({ text }) => text.startsWith('More messages came'));
    const wakeAt = (time: Date) => {
      passTo(time, provider);
      other.postman.wake();
    };

    const ids = await send(12, 'early');
    await allSent(provider, 121);
    ids.push(...(await send(3, 'later')));
    // The next of these mails comes ten minutes after the first, and again a mail for each when the hour is over.
    await vi.waitFor(async () => {
      const waiting = (await provider.outbox()).filter(({ state }) => state === 'waiting');
      expect(waiting.length).toBeGreaterThanOrEqual(3);
      expect(new Set(waiting.map((row) => row['due_at']))).toEqual(new Set([minutes(10).toISOString()]));
    }, soon);
    wakeAt(new Date(minutes(10).getTime() - 1));
    wakeAt(minutes(10));
    await allSent(provider, 122);
    expect(digests()).toHaveLength(2);
    expect(digests()[1]?.text).toMatch(/\nAda <later-2@example\.com>\nA shop\n {4}We sell tea\.\n/);

    now = minutes(60);
    ids.push(...(await send(2, 'last')));
    await allSent(provider, 124);
    expect(server.received).toHaveLength(5 + 2 + 2);
    const text = server.received.map((mail) => mail.text).join('\n');
    expect(ids.map((id) => text.split(id).length - 1)).toEqual(ids.map(() => 1));
  });

  it.runIf(kind === 'SQLite')('comes together with no more others than a mail can hold', async () => {
    const server = await startMailServer();
    const provider = await start(server.port);
    await sentBefore(provider, 'message', 120, began);
    await provider.postman.stop();
    await Promise.all(
      Array.from({ length: 1081 }, (_, index) =>
        provider.store.addMessage({ ...message, subject: `Message ${String(index)}` }),
      ),
    );
    const next = await start(server.port);
    await allSent(next, 121);
    passTo(minutes(10), next);
    await allSent(next, 122);
    expect(server.received.map(({ headers }) => headers.get('subject'))).toEqual([
      'www.example.com: 1000 messages',
      'www.example.com: 81 messages',
    ]);
  });

  it('is seen and tried again with those that it came together with, when their mail was given up', async () => {
    const server = await startMailServer('refuse for good');
    const provider = await start(server.port);
    await sentBefore(provider, 'message', 120, began);
    await provider.store.addMessage(message);
    const digest = async () =>
      (await provider.query("SELECT id, state, attempts FROM outbox WHERE kind = 'digest'"))[0];
    await vi.waitFor(async () => {
      expect(await digest()).toMatchObject({ attempts: 1 });
    }, soon);
    passTo(minutes(72 * 60), provider);
    await vi.waitFor(async () => {
      expect(await digest()).toMatchObject({ state: 'given-up' });
    }, soon);
    const { out } = await callTool(settingsFor(database), 'outbox');
    expect(out).toMatch(/ 1 messages together .* given up .*554 We do not like this/);
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
    for (const name of mail?.headers.keys() ?? []) expect(knownHeaders).toContain(name);
    expect(mail?.rawHeaders).not.toMatch(/[\r\n](?:Bcc|RCPT)/i);
  });

  it('stays text in a mail of its own and in one with others, however it is put together', async () => {
    const server = await startMailServer();
    const database = await emptyDatabase('SQLite');
    const provider = await startProviderWithMail({ database, port: server.port, now: () => began });
    await sentBefore(provider, 'message', 100, began);
    await provider.postman.stop();
    const pieces = [...attacks, '\r\n', '\n', '\u0085', '<', '>', ',', ';', '"', '\\', 'Bcc:', 'x'];
    const piece = fc.constantFrom(...pieces);
    const texts = fc.sample(fc.array(piece, { minLength: 1, maxLength: 6 }), 40).map((all) => all.join(''));
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
      });

    const next = await startProviderWithMail({ database, port: server.port, now: () => began });
    await allSent(next, 121);
    expect(server.received).toHaveLength(21);
    for (const mail of server.received) {
      expect(mail.to).toEqual(['hello@example.com']);
      expect(mail.headers.get('to')).toBe('hello@example.com');
      for (const name of mail.headers.keys()) expect(knownHeaders).toContain(name);
      expect(mail.rawHeaders).not.toMatch(/[\r\n](?:Bcc|RCPT)/i);
    }
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
