import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import type { ResponseEnv } from '../headers.ts';
import { addressOf, networkOf } from '../http/client-address.ts';

interface CompletedRequest {
  id: string;
  method: string;
  /** Percent-encoded, as in the request. */
  path: string;
  status: number;
  /** From `performance.now()`. */
  startTime: number;
  network: string;
}

export type RequestLog = (request: CompletedRequest) => void;

/**
 * Logs one line per request, with the id of the header X-Request-Id. It contains no body, no query, and only the
 * network of the client.
 */
export function requestLog(log: Logger): RequestLog {
  return ({ id, method, path, status, startTime, network }) => {
    const ms = Math.round(performance.now() - startTime);
    log.info({ request: id, method, path, status, ms, network }, 'Request completed.');
  };
}

export function logRequests(log: RequestLog, trustedHops: number) {
  return createMiddleware<ResponseEnv>(async (context, next) => {
    const startTime = performance.now();
    const id = randomUUID();
    // After a disconnect, the address of the socket is no longer known.
    const network = networkOf(addressOf(context, trustedHops));
    await next();
    if (!context.get('prepared')) context.res.headers.set('X-Request-Id', id);
    const { method, url } = context.req;
    log({ id, method, path: pathOf(url), status: context.res.status, startTime, network });
  });
}

/** The path as it was sent, percent-encoded and truncated. */
function pathOf(url: string): string {
  const [, path = '/'] = /^[^/]*\/\/[^/?#]*([^?#]*)/.exec(url) ?? [];
  return path.slice(0, 300);
}
