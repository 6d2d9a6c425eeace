import { setTimeout } from 'node:timers/promises';
import type { DatabaseAddress } from '../store/open-database.ts';
import { freePort } from '../testing/free-port.ts';
import { startProvider } from '../testing/provider.ts';
import { ask, keepingConnections, newMessage, send } from '../testing/visitors.ts';

export interface Visits {
  answered: number;
  /** What became of those who were not answered as they should be. */
  failures: readonly string[];
}

interface Restarts {
  restarts: number;
  visitors: number;
  /** How long each provider is alone, in milliseconds. */
  alone: number;
  env?: Record<string, string>;
}

/**
 * Starts the next provider on the same port and then stops the one before, again and again, while visitors look at the
 * page over connections that they keep, and one of them writes.
 */
export async function visitThroughRestarts(
  address: DatabaseAddress,
  { restarts, visitors, alone, env = {} }: Restarts,
): Promise<Visits> {
  const settings = { env: { SHARE_PORT: 'on', PORT: String(await freePort()), ...env } };
  let provider = await startProvider(address, settings);
  const { url } = provider;
  const state = { isOver: false };
  let answered = 0;
  const failures: string[] = [];

  const visit = async (writes: boolean) => {
    const agent = keepingConnections(1);
    while (!state.isOver) {
      try {
        const { status } = writes ? await send(agent, url, newMessage()) : await ask(agent, url);
        if (status === (writes ? 201 : 200)) answered += 1;
        else failures.push(String(status));
      } catch (error) {
        failures.push(String(error));
      }
    }
    agent.destroy();
  };
  const all = Array.from({ length: visitors }, (_, index) => visit(index === 0));
  for (let restart = 0; restart < restarts; restart += 1) {
    await setTimeout(alone);
    const next = await startProvider(address, settings);
    await provider.end('SIGTERM');
    provider = next;
  }
  await setTimeout(alone);
  state.isOver = true;
  await Promise.all(all);
  await provider.end('SIGTERM');
  return { answered, failures };
}
