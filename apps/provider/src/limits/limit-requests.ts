import { createMiddleware } from 'hono/factory';
import { tooOften } from '../api/answers.ts';
import { addressOf, clientOf } from '../visitor.ts';
import type { Limiter, LimitName } from './limits.ts';

/** Makes middleware that refuses requests beyond a limit. */
export function limitRequests(limiter: Limiter | undefined, trustedHops: number) {
  return (limit: LimitName) =>
    createMiddleware(async (context, next) => {
      if (!limiter) return next();
      const who = clientOf(addressOf(context, trustedHops));
      const exceeded = await limiter.take([{ limit, who }]);
      return exceeded ? tooOften(context, exceeded) : next();
    });
}
