import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { refuse } from '../api/responses.ts';

/** In bytes. More than any form of the site can contain. */
const maxSize = 32 * 1024;

const limit = bodyLimit({
  maxSize,
  onError: (context) => refuse(context, 'body_too_large', 'The request body is too large.'),
});

/** Rejects a body that is too large. Hono throws when the client of a chunked body disconnects or is too slow. */
export const limitBody = createMiddleware(async (context, next) => {
  try {
    return await limit(context, next);
  } catch {
    return refuse(context, 'body_timeout', 'Request body timed out.');
  }
});
