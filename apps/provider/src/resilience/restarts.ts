import { setTimeout } from 'node:timers/promises';
import type { DatabaseAddress } from '../store/open-database.ts';
import { freePort } from '../testing/free-port.ts';
import { startProvider } from '../testing/provider.ts';
import { keepAliveAgent, newMessage, sendMessage, sendRequest } from '../testing/visitors.ts';

export interface RestartResult {
  answered: number;
  /** The unexpected statuses and errors. */
  failures: readonly string[];
}

interface Restarts {
  restarts: number;
  visitors: number;
  /** The time between restarts, in milliseconds. */
  interval: number;
  env?: Record<string, string>;
}

/**
 * Repeatedly starts a new provider on the same port and stops the previous one, while visitors request the page over
 * keep-alive connections and one of them sends messages.
 */
export async function requestDuringRestarts(
  address: DatabaseAddress,
  { restarts, visitors, interval, env = {} }: Restarts,
): Promise<RestartResult> {
  const settings = { env: { SHARE_PORT: 'on', PORT: String(await freePort()), ...env } };
  let provider = await startProvider(address, settings);
  const { url } = provider;
  const state = { isOver: false };
  let answered = 0;
  const failures: string[] = [];

  const visit = async (writes: boolean) => {
    const agent = keepAliveAgent(1);
    while (!state.isOver) {
      try {
        const { status } = writes
          ? await sendMessage(agent, url, newMessage())
          : await sendRequest(agent, url);
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
    await setTimeout(interval);
    const next = await startProvider(address, settings);
    await provider.end('SIGTERM');
    provider = next;
  }
  await setTimeout(interval);
  state.isOver = true;
  await Promise.all(all);
  await provider.end('SIGTERM');
  return { answered, failures };
}
