import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import type { Answered } from './headers.ts';
import { addressOf, networkOf } from './visitor.ts';

/**
 * One line for each request: what was asked and answered, by an id that an answer of the API carries too. Nothing of
 * what was written, no query, and of the visitor only the network.
 */
export function logRequests(log: Logger, trustedHops: number) {
  return createMiddleware<Answered>(async (context, next) => {
    const began = performance.now();
    const id = randomUUID();
    // Whoever leaves takes the address along.
    const network = networkOf(addressOf(context, trustedHops));
    await next();
    if (!context.get('prepared')) context.res.headers.set('X-Request-Id', id);
    log.info(
      {
        request: id,
        method: context.req.method,
        path: pathOf(context.req.url),
        status: context.res.status,
        ms: Math.round(performance.now() - began),
        network,
      },
      'Answered.',
    );
  });
}

/** As it was sent, which is in plain letters, and no longer than anybody wants to read. */
function pathOf(url: string): string {
  const [, path = '/'] = /^[^/]*\/\/[^/?#]*([^?#]*)/.exec(url) ?? [];
  return path.slice(0, 300);
}
