// How many messages a second the provider acknowledges, beside a loop that does nothing but insert one row after the
// other into the same table, each as safe on the same disk.
import { openDatabase, type DatabaseAddress } from '../src/store/open-database.ts';
import { startProvider } from '../src/testing/provider.ts';
import { idOf, keepingConnections, newMessage, send } from '../src/testing/visitors.ts';
import { createDatabases } from './databases.ts';

const warmUp = 2000;
const measured = 5000;

interface Figures {
  perSecond: number;
  p50: number;
  p99: number;
}

/** Lets so many clients do the same work again and again. */
async function measure(clients: number, work: () => Promise<unknown>): Promise<Figures> {
  const times: number[] = [];
  const from = performance.now() + warmUp;
  const until = from + measured;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (;;) {
        const began = performance.now();
        if (began > until) return;
        await work();
        const ended = performance.now();
        if (ended >= from && ended < until) times.push(ended - began);
      }
    }),
  );
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { perSecond: (times.length * 1000) / measured, p50: at(0.5), p99: at(0.99) };
}

async function measureLoop(address: DatabaseAddress): Promise<Figures> {
  const { query, close } = await openDatabase(address);
  const figures = await measure(1, () => {
    const { key, name, email, subject, message } = newMessage();
    return query(
      `INSERT INTO messages (id, key, digest, name, email, subject, message, phone, company, received_at)
       VALUES ($1, $1, '', $2, $3, $4, $5, '', '', '')`,
      [key, name, email, subject, message],
    );
  });
  await close();
  return figures;
}

async function measureProvider(address: DatabaseAddress, clients: number): Promise<Figures> {
  const { url, end } = await startProvider(address);
  const agent = keepingConnections(clients);
  const figures = await measure(clients, async () => {
    if (!idOf(await send(agent, url, newMessage()))) throw new Error('A message was refused.');
  });
  agent.destroy();
  await end('SIGTERM');
  return figures;
}

const databases = await createDatabases();
try {
  const rows: Record<string, string | number>[] = [];
  const add = (store: string, what: string, loop: Figures, { perSecond, p50, p99 }: Figures) => {
    rows.push({
      store,
      what,
      'per second': Math.round(perSecond),
      'times the loop': (perSecond / loop.perSecond).toFixed(1),
      'p50 ms': p50.toFixed(1),
      'p99 ms': p99.toFixed(1),
    });
  };
  for (const kind of ['SQLite', 'PostgreSQL'] as const) {
    const loop = await measureLoop((await databases.empty())[kind]);
    add(kind, 'bare loop', loop, loop);
    for (const clients of [1, 32, 256])
      add(
        kind,
        `${String(clients)} clients`,
        loop,
        await measureProvider((await databases.empty())[kind], clients),
      );
  }
  console.table(rows);
} finally {
  await databases.remove();
}
