import { setTimeout } from 'node:timers/promises';
import { openDatabase, type DatabaseAddress } from '../store/open-database.ts';
import { startProvider, type ProviderProcess } from './provider.ts';
import { acknowledgedId, keepAliveAgent, newMessage, sendMessage, type SentMessage } from './visitors.ts';

export interface KillResult {
  /** Every acknowledged message by its id. */
  acknowledged: ReadonlyMap<string, SentMessage>;
  /** The number of messages without a response when the provider was killed. */
  interrupted: number;
}

/** Each instance acknowledges this many messages before it is killed, however slow the machine is. */
export const minAcknowledged = 20;

/** In milliseconds, from then on. SQLite has started to checkpoint its write-ahead log in some of the rounds. */
const maxDelay = 450;

/**
 * Kills the provider repeatedly, at a random time, while visitors send messages. Messages without a response are sent
 * again after the restart, as the form of the site does.
 */
export async function killRepeatedly(
  address: DatabaseAddress,
  rounds: number,
  visitors: number,
  env: Record<string, string> = {},
): Promise<KillResult> {
  const acknowledged = new Map<string, SentMessage>();
  let unacknowledged: SentMessage[] = [];
  let interrupted = 0;

  for (let round = 0; round <= rounds; round += 1) {
    const provider = await startProvider(address, { env });
    // The last round only sends the remaining messages, and is not interrupted.
    const last = round === rounds;
    const pending = unacknowledged;
    unacknowledged = [];
    const enough = Promise.withResolvers<undefined>();
    const goal = acknowledged.size + minAcknowledged;
    const ending = last ? undefined : enough.promise.then(() => killAfterDelay(provider));
    await Promise.all(
      Array.from({ length: visitors }, async () => {
        const agent = keepAliveAgent(1);
        for (;;) {
          const message = pending.pop() ?? (last ? undefined : newMessage());
          if (!message) break;
          try {
            const id = acknowledgedId(await sendMessage(agent, provider.url, message));
            if (!id) throw new Error('A message was rejected.');
            acknowledged.set(id, message);
            if (acknowledged.size >= goal) enough.resolve(undefined);
          } catch (error) {
            if (last) throw error;
            unacknowledged.push(message);
            break;
          }
        }
        agent.destroy();
      }),
    );
    unacknowledged.push(...pending);
    interrupted += unacknowledged.length;
    await ending;
    if (last) await provider.end('SIGTERM');
  }
  return { acknowledged, interrupted };
}

async function killAfterDelay({ end }: ProviderProcess): Promise<void> {
  await setTimeout(Math.random() * maxDelay);
  await end('SIGKILL');
}

/** The stored messages, and the errors of SQLite's integrity check. */
export async function readStoredMessages(address: DatabaseAddress) {
  const database = await openDatabase(address);
  try {
    // The digest follows the key.
    const rows = await database.query(
      'SELECT id, substr(key, 1, 36) AS key, name, email, subject, message FROM messages',
    );
    const checks = 'sqlite' in address ? await database.query('PRAGMA integrity_check') : [];
    const integrityErrors = checks.flatMap((row) => Object.values(row)).filter((found) => found !== 'ok');
    return { rows: rows.map((row) => ({ ...row })), integrityErrors };
  } finally {
    await database.close();
  }
}
