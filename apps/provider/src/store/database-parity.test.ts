import { contactRequest, endpoints } from '@studio/api-client/contract';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, inject, it } from 'vitest';
import { databaseKinds, emptyDatabase, openTestDatabase } from '../testing/empty-database.ts';
import { postJson } from '../testing/post-json.ts';
import { smallApp } from '../testing/small-app.ts';
import { createStore } from './store.ts';

const fields = ['name', 'email', 'subject', 'message', 'phone', 'company'] as const;

const special = ['\u0000', '\ud800', '\udfff', 'e\u0301', '\ufeff', '\u202e', '\u2028', '\u{10ffff}'];
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(...special, "'", '"', '\\', '$1', '%s', '\r\n', '\t', '湖') }),
);
const texts = fc.tuple(fc.constantFrom(...fields), text);

const bodies = fc.sample(texts, inject('complete') ? 2000 : 200).map(([field, value]) => ({
  name: 'Ada',
  email: 'ada@example.com',
  subject: 'A shop',
  message: 'We sell tea.',
  phone: '',
  company: '',
  [field]: field === 'email' ? `${value}@example.com` : value,
}));
const parsed = bodies.map((body) => v.safeParse(contactRequest, body));
const accepted = parsed.flatMap(({ success, output }) => (success ? [output] : []));

// PostgreSQL cannot store U+0000, for example. The contract accepts only what both can store.
it.each(databaseKinds)('any input is rejected, or stored as the contract parses it, in %s', async (kind) => {
  const database = await openTestDatabase(await emptyDatabase(kind));
  let minutes = 0;
  // Equal messages within ten minutes are stored once.
  const now = () => new Date(Date.UTC(2026, 10, 20, 0, (minutes += 10)));
  const { app } = smallApp({ store: createStore(database), now });
  const statuses: number[] = [];
  for (const body of bodies) {
    statuses.push((await postJson(app, endpoints.contact, body)).status);
  }
  expect(statuses).toEqual(parsed.map(({ success }) => (success ? 201 : 400)));
  const rows = await database.query(`SELECT ${fields.join(', ')} FROM messages ORDER BY seq`);
  expect(rows).toMatchObject(accepted);
  expect(accepted.length).toBeGreaterThan(bodies.length / 4);
});
