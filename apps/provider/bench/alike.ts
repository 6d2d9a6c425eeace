// Tests for timing side channels: response times must not reveal whether an address is subscribed, or that a message is
// quarantined. Requests go directly to the app with SQLite, because HTTP would add noise.
import { rmSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@studio/api-client/contract';
import { pino } from 'pino';
import { createApp } from '../src/app.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { createStore } from '../src/store/store.ts';
import { newMessage } from '../src/testing/visitors.ts';

const times = Number(process.argv[2] ?? 1000);

const folder = mkdtempSync(join(tmpdir(), 'studio-bench-'));
const database = openSqlite(join(folder, 'studio.sqlite'));
const store = createStore(database, { onMailQueued: () => undefined });
const app = createApp({ store, site: undefined, log: pino({ enabled: false }) });

/** Sends a request and returns the response time in milliseconds. */
async function post(path: string, body: object): Promise<number> {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
  const began = performance.now();
  const { status } = await app.request(path, init);
  const took = performance.now() - began;
  if (status !== 201) throw new Error(`Expected status 201, but got ${String(status)}.`);
  return took;
}

const address = (state: string, index: number) => ({ email: `${state}-${String(index)}@example.com` });
const signUp = (state: string) => (index: number) => post(endpoints.newsletter, address(state, index));
const write = (more: object) => () => post(endpoints.contact, { ...newMessage(), ...more });

const groups = {
  'a sign-up of an address that': {
    'is new': signUp('new'),
    'is pending': signUp('pending'),
    'has subscribed': signUp('subscribed'),
    'has unsubscribed': signUp('unsubscribed'),
  },
  'a message': {
    'from a person': write({ referral: '', elapsed: 30_000 }),
    'with the honeypot filled': write({ referral: 'https://spam.example', elapsed: 30_000 }),
    'sent too fast': write({ referral: '', elapsed: 30 }),
  },
};

for (const state of ['pending', 'subscribed', 'unsubscribed'])
  for (let index = 0; index < times; index += 1) {
    const { email } = address(state, index);
    await store.subscribe({ email, language: undefined, consentedAt: new Date() });
    await database.query('UPDATE subscribers SET status = $2 WHERE email = $1', [email, state]);
  }

for (const [what, kinds] of Object.entries(groups)) {
  const took = new Map(Object.keys(kinds).map((kind): [string, number[]] => [kind, []]));
  for (let index = 0; index < times; index += 1) {
    // In random order, because the first request of a round may be slower or faster.
    const order = Object.entries(kinds).toSorted(() => Math.random() - 0.5);
    for (const [kind, send] of order) took.get(kind)?.push(await send(index));
  }
  const [first = []] = took.values();
  console.log('\nResponse times');
  console.table(
    [...took].map(([kind, each]) => ({
      [what]: kind,
      'median ms': median(each).toFixed(3),
      'of the first': (median(each) / median(first)).toFixed(3),
      'p-value': chanceOfNone(first, each).toFixed(2),
    })),
  );
}
await store.close();
rmSync(folder, { recursive: true });

function median(all: readonly number[]): number {
  return all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0;
}

/** The two-sided p-value of the Mann–Whitney U test, with the normal approximation for large samples. */
function chanceOfNone(one: readonly number[], other: readonly number[]): number {
  const ranked = [...one.map((ms) => ({ ms, isOne: true })), ...other.map((ms) => ({ ms, isOne: false }))];
  ranked.sort((a, b) => a.ms - b.ms);
  const ranks = ranked.reduce((sum, { isOne }, index) => sum + (isOne ? index + 1 : 0), 0);
  const pairs = one.length * other.length;
  const wins = ranks - (one.length * (one.length + 1)) / 2;
  const z = Math.abs(wins - pairs / 2) / Math.sqrt((pairs * (one.length + other.length + 1)) / 12);
  return Math.min(1, 2 * tail(z));
}

/** The upper tail probability of the normal distribution. Approximation by Zelen and Severo, within 0.0000001. */
function tail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const terms = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const sum = terms.reduceRight((total, term) => (total + term) * t, 0);
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
}
