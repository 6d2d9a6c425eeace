import { setTimeout } from 'node:timers/promises';
import { openDatabase, type DatabaseAddress } from '../store/open-database.ts';
import { startProvider, type ProviderProcess } from '../testing/provider.ts';
import { idOf, keepingConnections, newMessage, send, type SentMessage } from '../testing/visitors.ts';

export interface Ledger {
  /** Every message that was acknowledged, by the id that its sender was given. */
  acknowledged: ReadonlyMap<string, SentMessage>;
  /** How many messages were under way when the provider was killed. */
  interrupted: number;
}

/** At least some messages are under way by then, and the log of the database has begun to be written back. */
const shortestRound = 50;
const longestRound = 500;

/**
 * Kills the provider again and again, at a random moment, while visitors send messages. Whoever was not answered sends
 * the same message again when it is back, as the site's form does.
 */
export async function killAgainAndAgain(
  address: DatabaseAddress,
  rounds: number,
  visitors: number,
  env: Record<string, string> = {},
): Promise<Ledger> {
  const acknowledged = new Map<string, SentMessage>();
  let waiting: SentMessage[] = [];
  let interrupted = 0;

  for (let round = 0; round <= rounds; round += 1) {
    const provider = await startProvider(address, { env });
    // In the last round only what is still waiting is sent, to its end.
    const last = round === rounds;
    const sent = waiting;
    waiting = [];
    const ending = last ? Promise.resolve() : killSoon(provider);
    await Promise.all(
      Array.from({ length: visitors }, async () => {
        const agent = keepingConnections(1);
        for (;;) {
          const message = sent.pop() ?? (last ? undefined : newMessage());
          if (!message) break;
          try {
            const id = idOf(await send(agent, provider.url, message));
            if (!id) throw new Error('A message was refused.');
            acknowledged.set(id, message);
          } catch (error) {
            if (last) throw error;
            waiting.push(message);
            break;
          }
        }
        agent.destroy();
      }),
    );
    waiting.push(...sent);
    interrupted += waiting.length;
    await ending;
    if (last) await provider.end('SIGTERM');
  }
  return { acknowledged, interrupted };
}

async function killSoon({ end }: ProviderProcess): Promise<void> {
  await setTimeout(shortestRound + Math.random() * (longestRound - shortestRound));
  await end('SIGKILL');
}

/** What the store holds, to be compared with what was acknowledged, and what SQLite finds wrong with its file. */
export async function keptMessages(address: DatabaseAddress) {
  const database = await openDatabase(address);
  try {
    const rows = await database.query('SELECT id, key, name, email, subject, message FROM messages');
    const checks = 'sqlite' in address ? await database.query('PRAGMA integrity_check') : [];
    const faults = checks.flatMap((row) => Object.values(row)).filter((found) => found !== 'ok');
    return { rows: rows.map((row) => ({ ...row })), faults };
  } finally {
    await database.close();
  }
}
