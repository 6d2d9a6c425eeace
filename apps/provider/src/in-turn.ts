import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Nobody who means well sends so many requests without waiting for an answer. */
const mostWaiting = 100;

interface Turns {
  last: ServerResponse;
  waiting: number;
}

/**
 * Handles the requests of a connection one after the other. Node hands on at once what is sent without waiting, but what
 * stands behind a refusal may be no request at all.
 */
export function inTurn(handle: RequestListener): RequestListener {
  const turns = new WeakMap<Duplex, Turns>();

  return (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const proceed = () => {
      // A refusal has ended it.
      if (socket.writable) handle(request, response);
    };
    const turn = turns.get(socket);
    if (!turn || turn.last.writableFinished) {
      turns.set(socket, { last: response, waiting: 0 });
      proceed();
      return;
    }
    turn.last.once('finish', () => {
      turn.waiting -= 1;
      proceed();
    });
    turn.last = response;
    turn.waiting += 1;
    if (turn.waiting > mostWaiting) socket.destroy();
  };
}
