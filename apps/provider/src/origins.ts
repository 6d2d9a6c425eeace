import type { Context } from 'hono';
import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';
import { refuse } from './http/responses.ts';

export interface Origins {
  /** The public origin of the site. Without it, the Host header of the request is trusted. */
  own: string | undefined;
  /** Other origins whose pages may use the API. */
  allowed: readonly string[];
}

/**
 * Rejects cross-site requests (CSRF). Clients other than browsers send neither header, and are allowed.
 * https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 */
export function requireSameOrigin(origins: Origins) {
  return createMiddleware(async (context, next) => {
    if (!isAllowed(context, origins))
      return refuse(context, 'cross_origin', 'Cross-origin requests are not allowed.');
    return next();
  });
}

function isAllowed(context: Context, { own, allowed }: Origins): boolean {
  const origin = context.req.header('Origin');
  if (origin !== undefined && (origin === own || allowed.includes(origin))) return true;
  switch (context.req.header('Sec-Fetch-Site')) {
    case 'same-origin':
    case 'none':
      return true;
    case undefined:
      // Older browsers send no Sec-Fetch-Site. Only hosts are compared, because a TLS proxy changes the scheme.
      return origin === undefined || (own === undefined && parseHost(origin) === parseHost(context.req.url));
    default:
      return false;
  }
}

const parseHost = (url: string) => (URL.canParse(url) ? new URL(url).host : undefined);

/** CORS headers for the allowed origins, without credentials. */
export const allowOrigins = (allowed: readonly string[]) =>
  cors({
    origin: [...allowed],
    allowMethods: ['GET', 'HEAD', 'POST'],
    allowHeaders: ['Content-Type'],
    exposeHeaders: ['Retry-After'],
    maxAge: 86_400,
  });
