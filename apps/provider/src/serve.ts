import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { ConfigError, type Config } from './config.ts';
import { protection } from './headers.ts';

export interface Running {
  /** Where it answers. */
  url: string;
  /** Stops taking new work and resolves when what is under way is done. */
  stop: () => Promise<void>;
}

/** How long a request that is under way may take to end when the provider stops, in milliseconds. */
const longestStop = 5000;

/** Puts an app on the network. */
export async function serve(app: Hono, { host, port }: Pick<Config, 'host' | 'port'>): Promise<Running> {
  const answer = getRequestListener((request) => app.fetch(request), {
    // What cannot even be understood as a request never reaches the app.
    errorHandler: () => new Response('Bad request.\n', { status: 400, headers: protection }),
  });
  const server = createServer(
    {
      // Node's own limits let thousands of slow connections stand for a minute.
      headersTimeout: 8000,
      requestTimeout: 15_000,
      connectionsCheckingInterval: 1000,
      keepAliveTimeout: 5000,
    },
    (request, response) => void answer(request, response),
  );
  await listen(server, host, port);

  const address = server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${String(actualPort)}`,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      // A connection that never asks for anything, or not to the end, must not keep a restart waiting.
      const patience = setTimeout(() => {
        server.closeAllConnections();
      }, longestStop);
      await closed;
      clearTimeout(patience);
    },
  };
}

async function listen(server: Server, host: string, port: number): Promise<void> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      throw new ConfigError(
        `Port ${String(port)} is in use. Stop what runs there, or set PORT to another one.`,
      );
    if (code === 'EACCES')
      throw new ConfigError(`Port ${String(port)} may not be used by this account. Set PORT to another one.`);
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
      throw new ConfigError(`HOST is "${host}", which is no address of this machine.`);
    throw error;
  }
}
