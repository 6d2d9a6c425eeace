import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { RequestEnv } from '../http/observe-requests.ts';
import { refuse } from '../http/responses.ts';
import { limits, type Exceeded, type Limiter, type LimitName } from './limits.ts';

/** Creates middleware that answers 429 beyond a limit. */
export function limitRequests(limiter: Limiter | undefined) {
  return (limit: LimitName) =>
    createMiddleware<RequestEnv>(async (context, next) => {
      if (!limiter) return next();
      const exceeded = await limiter.consume([{ limit, key: context.get('client').key }]);
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
