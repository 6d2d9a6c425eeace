import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { getClientAddress, rateLimitKey } from '../http/client-address.ts';
import { refuse } from '../http/responses.ts';
import { limits, type Exceeded, type Limiter, type LimitName } from './limits.ts';

/** Creates middleware that answers 429 beyond a limit. */
export function limitRequests(limiter: Limiter | undefined, trustedHops: number) {
  return (limit: LimitName) =>
    createMiddleware(async (context, next) => {
      if (!limiter) return next();
      const key = rateLimitKey(getClientAddress(context, trustedHops));
      const exceeded = await limiter.consume([{ limit, key }]);
      return exceeded ? tooManyRequests(context, exceeded) : next();
    });
}

/** Headers: https://www.ietf.org/archive/id/draft-ietf-httpapi-ratelimit-headers-10.html */
export function tooManyRequests(context: Context, { limit, seconds }: Exceeded): Response {
  const { max, seconds: window } = limits[limit];
  context.header('Retry-After', String(seconds));
  context.header('RateLimit', `"${limit}";r=0;t=${String(seconds)}`);
  context.header('RateLimit-Policy', `"${limit}";q=${String(max)};w=${String(window)}`);
  return refuse(context, 'rate_limit', 'Too many requests. Please try again later.');
}
