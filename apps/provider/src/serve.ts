import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { ConfigError } from './config-error.ts';
import { protectionOf, type Headers } from './headers.ts';
import { inTurn } from './in-turn.ts';
import type { RequestLog } from './log-requests.ts';
import { createRawRefusals, statusOf } from './raw-refusals.ts';
import type { QuickAnswer } from './site/quick-answers.ts';
import { endSlowClients } from './slow-clients.ts';

export interface ServeOptions {
  host: string;
  /** 0 lets the system choose. */
  port: number;
  /** Other providers of this account may listen there too. @default false */
  sharePort?: boolean;
  /** How many proxies stand before the provider. @default 0 */
  trustedHops?: number;
  /** What every answer carries, also to what is no request. */
  protection?: Headers;
  /** Is asked before the app. */
  quick?: QuickAnswer | undefined;
  /** Is told of what never became a request. @default nobody is */
  log?: RequestLog;
  timeouts?: Partial<ServerTimeouts>;
}

/** In milliseconds. */
export interface ServerTimeouts {
  /** For a client to send its request. Node's own limits keep thousands of slow connections for a minute. @default 8000 */
  request: number;
  /** During which answers carry `Connection: close`, before the server stops listening. @default 500 */
  farewell: number;
  /** For requests in progress to end when the server stops. @default 5000 */
  stop: number;
}

const defaultTimeouts: ServerTimeouts = { request: 8000, farewell: 500, stop: 5000 };

export interface Running {
  /** Where it answers. */
  url: string;
  /** Stops taking new work and resolves when what is under way is done. */
  stop: () => Promise<void>;
}

/** Puts an app on the network. */
export async function serve(app: Hono, options: ServeOptions): Promise<Running> {
  const {
    host,
    port,
    sharePort = false,
    trustedHops = 0,
    protection = protectionOf(),
    quick,
    log = () => undefined,
  } = options;
  const timeouts = { ...defaultTimeouts, ...options.timeouts };
  const refusals = createRawRefusals({ protection, log });
  const answer = getRequestListener((request, env) => app.fetch(request, env), {
    // What cannot even be understood as a request never reaches the app.
    errorHandler: () => refusals.response(400),
  });
  const underWay = new WeakMap<Duplex, ServerResponse>();
  let stopping = false;

  function handle(request: IncomingMessage, response: ServerResponse): void {
    underWay.set(request.socket, response);
    // Whoever keeps a connection would else send the next request just as it is closed.
    if (stopping) response.setHeader('Connection', 'close');
    if (!quick?.(request, response)) void answer(request, response);
  }

  const server = createServer(
    {
      headersTimeout: timeouts.request,
      requestTimeout: timeouts.request,
      connectionsCheckingInterval: 500,
      // It is refused all the same, but with all headers.
      requireHostHeader: false,
      // A proxy must be the first to end a connection, or it sends a request into one that has just ended.
      keepAliveTimeout: trustedHops > 0 ? 75_000 : 5000,
    },
    inTurn(handle),
  );
  server.on('clientError', (error, socket) => {
    const response = underWay.get(socket);
    const isUnderWay = response !== undefined && !response.writableFinished;
    if (!socket.writable || (isUnderWay && response.headersSent)) {
      socket.destroy();
      return;
    }
    // What the app has heard of, it logs itself.
    if (!isUnderWay) refusals.log(socket, statusOf(error));
    refusals.send(socket, statusOf(error));
  });
  // Node would close the one without a word, and answer the other without any header of ours.
  server.on('connect', (_, socket) => {
    refusals.log(socket, 501);
    refusals.send(socket, 501);
  });
  server.on('checkExpectation', ({ socket }) => {
    refusals.log(socket, 417);
    refusals.send(socket, 417);
  });
  endSlowClients(server, underWay);
  await listen(server, { host, port, reusePort: sharePort });

  const address = server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${String(actualPort)}`,
    async stop() {
      stopping = true;
      await setTimeout(timeouts.farewell);
      const closed = once(server, 'close');
      server.close();
      // A connection that never asks for anything, or not to the end, must not keep a restart waiting.
      await Promise.race([closed, setTimeout(timeouts.stop, undefined, { ref: false })]);
      server.closeAllConnections();
      await closed;
    },
  };
}

interface Place {
  host: string;
  port: number;
  reusePort: boolean;
}

async function listen(server: Server, place: Place): Promise<void> {
  const { host, port } = place;
  server.listen(place);
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
