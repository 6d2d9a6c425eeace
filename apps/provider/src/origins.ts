import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { refused } from './api/answers.ts';

export interface Origins {
  /** Where the site is on the web. Without it, the address that the visitor used is taken for its own. */
  own: string | undefined;
  /** Other sites whose pages may use the API. */
  allowed: readonly string[];
}

/**
 * Refuses what a page of another site makes a visitor's browser send. A client that is no browser says nothing of where
 * it comes from, and has no visitor to deceive.
 * https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 */
export function refuseStrangers(origins: Origins) {
  return createMiddleware(async (context, next) => {
    if (!isOwn(context, origins)) return refused(context, 403, 'This does not come from a page of the site.');
    return next();
  });
}

function isOwn(context: Context, { own, allowed }: Origins): boolean {
  const origin = context.req.header('Origin');
  if (origin !== undefined && (origin === own || allowed.includes(origin))) return true;
  switch (context.req.header('Sec-Fetch-Site')) {
    case 'same-origin':
    case 'none':
      return true;
    case undefined:
      // A browser that is too old to say more. Behind a proxy, the scheme of the address is not what the visitor sees.
      return origin === undefined || hostOf(origin) === hostOf(context.req.url);
    default:
      return false;
  }
}

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : undefined);

/** Lets the pages of allowed sites read answers, never with cookies. */
export function shareWith(allowed: readonly string[]) {
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
    if (allowed.includes(origin)) headers.set('Access-Control-Allow-Origin', origin);
  });
}
