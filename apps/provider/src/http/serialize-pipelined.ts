import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** More than any regular client pipelines. */
const maxQueued = 100;

interface Pipeline {
  lastResponse: ServerResponse;
  queued: number;
}

/**
 * Handles pipelined requests one after the other. Node emits them at once, but bytes after a rejected request may not
 * be a request.
 */
export function serializePipelined(handle: RequestListener): RequestListener {
  const pipelines = new WeakMap<Duplex, Pipeline>();

  return (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const proceed = () => {
      // A rejected request closes the socket.
      if (socket.writable) handle(request, response);
    };
    const pipeline = pipelines.get(socket);
    if (!pipeline || pipeline.lastResponse.writableFinished) {
      pipelines.set(socket, { lastResponse: response, queued: 0 });
      proceed();
      return;
    }
    pipeline.lastResponse.once('finish', () => {
      pipeline.queued -= 1;
      proceed();
    });
    pipeline.lastResponse = response;
    pipeline.queued += 1;
    if (pipeline.queued > maxQueued) socket.destroy();
  };
}
