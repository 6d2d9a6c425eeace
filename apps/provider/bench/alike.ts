// Whether the time of an answer tells what nobody shall learn: who subscribes, and that a message was held back. Nothing
// between the two sides but the app and a database, so that nothing hides a difference.
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

/** In milliseconds. */
async function post(path: string, body: object): Promise<number> {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
  const began = performance.now();
  const { status } = await app.request(path, init);
  const took = performance.now() - began;
  if (status !== 201) throw new Error(`This was answered with ${String(status)}.`);
  return took;
}

const address = (state: string, index: number) => ({ email: `${state}-${String(index)}@example.com` });
const signUp = (state: string) => (index: number) => post(endpoints.newsletter, address(state, index));
const write = (more: object) => () => post(endpoints.contact, { ...newMessage(), ...more });

const groups = {
  newsletter: {
    'is new': signUp('new'),
    waits: signUp('pending'),
    'has subscribed': signUp('subscribed'),
    'has ended it': signUp('unsubscribed'),
  },
  message: {
    'of a person': write({ referral: '', elapsed: 30_000 }),
    'that fell into the trap': write({ referral: 'https://spam.example', elapsed: 30_000 }),
    'that came too fast': write({ referral: '', elapsed: 30 }),
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
    // In another order each time, as what comes first may find the machine in another state.
    const order = Object.entries(kinds).toSorted(() => Math.random() - 0.5);
    for (const [kind, send] of order) took.get(kind)?.push(await send(index));
  }
  const [first = []] = took.values();
  console.log(`\nThe answer to a ${what}`);
  console.table(
    [...took].map(([kind, each]) => ({
      [what]: kind,
      'median ms': median(each).toFixed(3),
      'of the first': (median(each) / median(first)).toFixed(3),
      'p of no difference': chanceOfNone(first, each).toFixed(2),
    })),
  );
}
await store.close();
rmSync(folder, { recursive: true });

function median(all: readonly number[]): number {
  return all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0;
}

/** The test of Mann and Whitney, for many values. */
function chanceOfNone(one: readonly number[], other: readonly number[]): number {
  const ranked = [...one.map((ms) => ({ ms, isOne: true })), ...other.map((ms) => ({ ms, isOne: false }))];
  ranked.sort((a, b) => a.ms - b.ms);
  const ranks = ranked.reduce((sum, { isOne }, index) => sum + (isOne ? index + 1 : 0), 0);
  const pairs = one.length * other.length;
  const wins = ranks - (one.length * (one.length + 1)) / 2;
  const z = Math.abs(wins - pairs / 2) / Math.sqrt((pairs * (one.length + other.length + 1)) / 12);
  return Math.min(1, 2 * tail(z));
}

/** How much of the normal distribution lies beyond. Zelen and Severo, within 0.0000001. */
function tail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const terms = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const sum = terms.reduceRight((total, term) => (total + term) * t, 0);
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
}
