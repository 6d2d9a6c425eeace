import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** How often all connections are looked at, in milliseconds. */
const interval = 500;

/** How long an answer may lie there without a bit of it being taken, in milliseconds. */
const patience = 4000;

/** And longer where more is left to take than the network of a slow phone carries, in bytes a millisecond. */
const slowest = 32;

/** How much later than Node a connection is ended on which nothing is asked, in milliseconds. */
const afterNode = 2000;

/** What a client was last seen to do, and how long it may go on doing so. */
interface Seen {
  answer: ServerResponse | undefined;
  does: 'asks' | 'takes' | 'nothing';
  taken: number;
  until: number;
}

/**
 * Ends the connections that Node would keep for good: of whoever asks and does not take the answer, and of whoever sends
 * empty lines after an answer, which Node takes for signs of life. Who asks slowly is up to Node's own limits.
 */
export function endSlowClients(server: Server, answers: WeakMap<Duplex, ServerResponse>): void {
  const sockets = new Set<Socket>();
  const seen = new WeakMap<Socket, Seen>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const timer = setInterval(() => {
    for (const socket of sockets) look(socket);
  }, interval);
  server.once('close', () => {
    clearInterval(timer);
  });

  function look(socket: Socket): void {
    const now = performance.now();
    const before = seen.get(socket);
    const left = socket.writableLength;
    const taken = socket.bytesWritten - left;
    const answer = answers.get(socket);
    const does = left > 0 ? 'takes' : answer?.writableFinished ? 'nothing' : 'asks';

    if (before?.answer !== answer || before?.does !== does || before.taken !== taken) {
      const longest = {
        asks: Infinity,
        takes: patience + left / slowest,
        nothing: server.keepAliveTimeout + afterNode,
      };
      seen.set(socket, { answer, does, taken, until: now + longest[does] });
    } else if (now > before.until) {
      // What the system still holds for a client that takes nothing would stay for minutes.
      if (does === 'takes') socket.resetAndDestroy();
      else socket.destroy();
    }
  }
}
