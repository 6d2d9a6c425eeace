import { endpoints } from '@studio/api-client/contract';
import fc from 'fast-check';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createApp } from '../app.ts';
import { openDatabase } from '../store/open-database.ts';
import { createStore } from '../store/store.ts';
import { databaseKinds, emptyDatabase } from '../testing/empty-database.ts';

const fields = ['name', 'email', 'subject', 'message', 'phone', 'company'] as const;

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
  fc.string({
    unit: fc.constantFrom('\u0000', '\ud800', '\udfff', 'e\u0301', '\ufeff', '\u202e', "'", '\\', '湖'),
  }),
);
const written = fc.tuple(fc.constantFrom(...fields), text);

describe('any input of a visitor', () => {
  it('gets the same response and is stored identically in SQLite and in PostgreSQL', async () => {
    const bodies = fc.sample(written, 600).map(([field, value], index) => ({
      name: 'Ada',
      email: 'ada@example.com',
      subject: 'A shop',
      message: 'We sell tea.',
      phone: '',
      // Makes each message unique.
      company: String(index),
      [field]: field === 'email' ? `${value}@example.com` : value,
    }));

    const [one, other] = await Promise.all(
      databaseKinds.map(async (kind) => {
        const database = await openDatabase(await emptyDatabase(kind));
        const store = createStore(database);
        onTestFinished(store.close);
        const app = createApp({ store, site: undefined, log: pino({ enabled: false }) });
        const statuses: number[] = [];
        // Sequential, so that both databases store them in the same order.
        for (const body of bodies) {
          const response = await app.request(endpoints.contact, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
          });
          statuses.push(response.status);
        }
        const rows = await database.query(`SELECT ${fields.join(', ')} FROM messages ORDER BY seq`);
        return { statuses, rows: rows.map((row) => ({ ...row })) };
      }),
    );
    expect(other).toEqual(one);
    expect(new Set(one?.statuses)).toEqual(new Set([201, 400]));
    expect(one?.rows.length).toBeGreaterThan(150);
  });
});
