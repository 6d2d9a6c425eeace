import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** How often all connections are checked, in milliseconds. */
const checkInterval = 500;

/** How long a client may read nothing of a response, in milliseconds. */
const stallTimeout = 4000;

/** Added for large responses: the bytes per millisecond of a slow mobile network. */
const minBytesPerMillisecond = 32;

/** Node closes idle connections itself. This is the extra time, in milliseconds, before they are closed here. */
const keepAliveGrace = 2000;

/** The last observed progress of a connection, and its deadline without further progress. */
interface ConnectionState {
  response: ServerResponse | undefined;
  phase: 'request' | 'response' | 'idle';
  flushedBytes: number;
  deadline: number;
}

/**
 * Closes connections that Node keeps open without limit: clients that do not read the response, and clients that send
 * empty lines after it, which reset Node's keep-alive timeout. Slow requests end at Node's own timeouts.
 */
export function disconnectSlowClients(server: Server, responses: WeakMap<Duplex, ServerResponse>): void {
  const sockets = new Set<Socket>();
  const states = new WeakMap<Socket, ConnectionState>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const timer = setInterval(() => {
    for (const socket of sockets) check(socket);
  }, checkInterval).unref();
  server.once('close', () => {
    clearInterval(timer);
  });

  function check(socket: Socket): void {
    const now = performance.now();
    const previous = states.get(socket);
    const pendingBytes = socket.writableLength;
    const flushedBytes = socket.bytesWritten - pendingBytes;
    const response = responses.get(socket);
    const phase = pendingBytes > 0 ? 'response' : response?.writableFinished ? 'idle' : 'request';

    if (
      previous?.response !== response ||
      previous?.phase !== phase ||
      previous.flushedBytes !== flushedBytes
    ) {
      const timeouts = {
        request: Infinity,
        response: stallTimeout + pendingBytes / minBytesPerMillisecond,
        idle: server.keepAliveTimeout + keepAliveGrace,
      };
      states.set(socket, { response, phase, flushedBytes, deadline: now + timeouts[phase] });
    } else if (now > previous.deadline) {
      // A reset discards the send buffer of the operating system, which would otherwise stay for minutes.
      if (phase === 'response') socket.resetAndDestroy();
      else socket.destroy();
    }
  }
}
