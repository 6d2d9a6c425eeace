import { createMiddleware } from 'hono/factory';
import { tooManyRequests } from '../api/responses.ts';
import { addressOf, clientOf } from '../http/client-address.ts';
import type { Limiter, LimitName } from './limits.ts';

/** Creates middleware that answers 429 beyond a limit. */
export function limitRequests(limiter: Limiter | undefined, trustedHops: number) {
  return (limit: LimitName) =>
    createMiddleware(async (context, next) => {
      if (!limiter) return next();
      const key = clientOf(addressOf(context, trustedHops));
      const exceeded = await limiter.consume([{ limit, key }]);
      return exceeded ? tooManyRequests(context, exceeded) : next();
    });
}
