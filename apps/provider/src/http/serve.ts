import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { createSecurityHeaders, type Headers } from '@studio/site/host';
import type { Hono } from 'hono';
import { ConfigError } from '../config-error.ts';
import type { RequestObserver } from './observe-requests.ts';
import { createParseErrorResponses, parseErrorReason } from './parse-error-responses.ts';
import { isAmbiguous } from './reject-ambiguous-requests.ts';

export interface ServeOptions {
  host: string;
  /** 0 lets the operating system choose. */
  port: number;
  /** The setting that error messages name. @default 'PORT' */
  portSetting?: string;
  /** Sets SO_REUSEPORT, so that several providers may listen on the port. @default false */
  sharePort?: boolean;
  /** The number of reverse proxies in front of the provider. @default 0 */
  trustedHops?: number;
  /** Headers of responses to requests that do not reach the app. */
  securityHeaders?: Headers;
  /** Called for requests that do not reach the app. */
  observers?: readonly RequestObserver[];
  /** In milliseconds. */
  timeouts?: Partial<typeof defaultTimeouts>;
}

const defaultTimeouts = {
  /** For a client to send its request. Node's defaults keep slow connections open for a minute. */
  request: 8000,
  /** How long responses carry `Connection: close` before the server stops listening. */
  drain: 500,
  /** For requests in progress when the server stops. */
  stop: 5000,
};

/** For a client to read some of its response, at most twice, in milliseconds. */
const stallTimeout = 3000;

export type RunningServer = Awaited<ReturnType<typeof serve>>;

/** Serves a Hono app over HTTP. */
export async function serve(app: Pick<Hono, 'fetch'>, options: ServeOptions) {
  const { host, port, trustedHops = 0, securityHeaders = createSecurityHeaders(), observers = [] } = options;
  const timeouts = { ...defaultTimeouts, ...options.timeouts };
  const errorResponses = createParseErrorResponses(securityHeaders, observers);
  const handleWithApp = getRequestListener((request, env) => app.fetch(request, env), {
    // The adapter cannot create a `Request`, so the app is not called.
    errorHandler: () => errorResponses.response('malformed'),
  });
  const responses = new WeakMap<Duplex, ServerResponse>();
  const ambiguous = new WeakSet<Duplex>();
  let stopping = false;

  function handleRequest(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    // Node emits pipelined requests at once. The bytes after an ambiguous request, which the app rejects, may not be one.
    if (ambiguous.has(socket)) return;
    if (isAmbiguous(request)) ambiguous.add(socket);
    responses.set(socket, response);
    // Node waits without limit for a client that does not read its response.
    response.once('prefinish', () => socket.setTimeout(stallTimeout));
    // Otherwise a keep-alive client may send its next request while the connection closes.
    if (stopping) response.setHeader('Connection', 'close');
    void handleWithApp(request, response);
  }

  const server = createServer(
    {
      headersTimeout: timeouts.request,
      requestTimeout: timeouts.request,
      connectionsCheckingInterval: 500,
      // The app rejects a missing Host header with the security headers.
      requireHostHeader: false,
      // The timeout must be longer than that of the proxy, or the proxy sends requests into closed connections.
      keepAliveTimeout: trustedHops > 0 ? 75_000 : 5000,
    },
    handleRequest,
  );
  // More than any regular client pipelines. The last response has `Connection: close`.
  server.maxRequestsPerSocket = 1000;
  server.on('dropRequest', (_, socket) => socket.destroy());
  server.on('timeout', (socket: Socket) => {
    // A reset discards the send buffer of the operating system, which would otherwise stay for minutes.
    if (socket.writableLength > 0) socket.resetAndDestroy();
    else socket.destroy();
  });
  server.on('clientError', (error, socket) => {
    const response = responses.get(socket);
    const isInProgress = response !== undefined && !response.writableFinished;
    if (!socket.writable || (isInProgress && response.headersSent)) {
      socket.destroy();
      return;
    }
    // Requests that reached the app are observed there.
    errorResponses.send(socket, parseErrorReason(error), { observed: isInProgress });
  });
  // By default Node closes the connection without a response (CONNECT), or responds without our headers (Expect).
  server.on('connect', (_, socket) => {
    errorResponses.send(socket, 'connect');
  });
  server.on('checkExpectation', ({ socket }) => {
    errorResponses.send(socket, 'expectation');
  });
  await listen(server, options);

  const address = server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  return {
    /** The URL that it listens on. */
    url: `http://${host.includes(':') ? `[${host}]` : host}:${String(actualPort)}`,
    /** Accepts no more connections, and resolves when all requests have ended. */
    stop: async (): Promise<void> => {
      stopping = true;
      await setTimeout(timeouts.drain);
      // If the event loop was blocked, requests have arrived that Node has not read: their connections look idle.
      await setImmediate();
      const closed = once(server, 'close');
      server.close();
      // Idle or incomplete connections must not delay a restart.
      await Promise.race([closed, setTimeout(timeouts.stop, undefined, { ref: false })]);
      server.closeAllConnections();
      await closed;
    },
  };
}

async function listen(server: Server, options: ServeOptions): Promise<void> {
  const { host, port, portSetting = 'PORT', sharePort = false } = options;
  server.listen({ host, port, reusePort: sharePort });
  try {
    await once(server, 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      throw new ConfigError(
        `Port ${String(port)} is in use. Stop the program that uses it, or set ${portSetting} to another one.`,
      );
    if (code === 'EACCES')
      throw new ConfigError(
        `Port ${String(port)} requires more permissions. Set ${portSetting} to another one.`,
      );
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
      throw new ConfigError(`HOST is "${host}", which is not an address of this machine.`);
    throw error;
  }
}
