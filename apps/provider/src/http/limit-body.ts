import { bodyLimit } from 'hono/body-limit';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { maxBodySize } from '@studio/site/host';
import { refuse } from './responses.ts';

const tooLarge = (context: Context) => refuse(context, 'body_too_large', 'The request body is too large.');

const limitChunked = bodyLimit({ maxSize: maxBodySize, onError: tooLarge });

/**
 * Rejects a body that is too large. Only chunked bodies pass through `bodyLimit`: it opens a stream for every body, and
 * if the handler does not read it, Hono's adapter sometimes closes the connection (see `bad-input.test.ts`).
 */
export const limitBody = createMiddleware(async (context, next) => {
  const length = context.req.header('Content-Length');
  if (length !== undefined) return Number(length) > maxBodySize ? tooLarge(context) : next();
  try {
    return await limitChunked(context, next);
  } catch {
    // `bodyLimit` throws when the client disconnects or is too slow.
    return refuse(context, 'body_timeout', 'Request body timed out.');
  }
});
