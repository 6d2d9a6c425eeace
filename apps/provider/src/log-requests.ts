import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { Answered } from './headers.ts';
import type { LogLines } from './log-lines.ts';
import { addressOf, networkOf } from './visitor.ts';

interface AnsweredRequest {
  id: string;
  method: string;
  /** In plain letters, as it was sent. */
  path: string;
  status: number;
  /** As `performance.now()` tells it. */
  began: number;
  network: string;
}

export type RequestLog = (answered: AnsweredRequest) => void;

/**
 * One line for each request: what was asked and answered, by an id that an answer of the API carries too. Nothing of
 * what was written, no query, and of the visitor only the network. It looks like the other lines of the log, and is
 * put together by hand, which takes a third of the time.
 */
export function requestLog({ write }: LogLines): RequestLog {
  return ({ id, method, path, status, began, network }) => {
    const ms = Math.round(performance.now() - began);
    write(
      `{"level":30,"time":${String(Date.now())},"request":"${id}","method":"${method}","path":${JSON.stringify(path)},` +
        `"status":${String(status)},"ms":${String(ms)},"network":"${network}","msg":"Answered."}\n`,
    );
  };
}

export function logRequests(log: RequestLog, trustedHops: number) {
  return createMiddleware<Answered>(async (context, next) => {
    const began = performance.now();
    const id = randomUUID();
    // Whoever leaves takes the address along.
    const network = networkOf(addressOf(context, trustedHops));
    await next();
    if (!context.get('prepared')) context.res.headers.set('X-Request-Id', id);
    const { method, url } = context.req;
    log({ id, method, path: pathOf(url), status: context.res.status, began, network });
  });
}

/** As it was sent, which is in plain letters, and no longer than anybody wants to read. */
function pathOf(url: string): string {
  const [, path = '/'] = /^[^/]*\/\/[^/?#]*([^?#]*)/.exec(url) ?? [];
  return path.slice(0, 300);
}
