import type { Context } from 'hono';
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
      return origin === undefined || hostOf(origin) === hostOf(context.req.url);
    default:
      return false;
  }
}

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : undefined);

/** CORS headers for the allowed origins, without credentials. */
export function allowOrigins(allowed: readonly string[]) {
  return createMiddleware(async (context, next) => {
    const origin = context.req.header('Origin') ?? '';
    if (allowed.includes(origin) && context.req.header('Access-Control-Request-Method')) {
      context.header('Access-Control-Allow-Methods', 'GET, HEAD, POST');
      context.header('Access-Control-Allow-Headers', 'Content-Type');
      context.header('Access-Control-Max-Age', '86400');
      context.res = context.body(null, 204);
    } else {
      await next();
    }
    const { headers } = context.res;
    if (!headers.get('Vary')?.includes('Origin')) headers.append('Vary', 'Origin');
    if (allowed.includes(origin)) {
      headers.set('Access-Control-Allow-Origin', origin);
      headers.set('Access-Control-Expose-Headers', 'Retry-After');
    }
  });
}
