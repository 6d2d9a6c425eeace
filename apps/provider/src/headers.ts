import type { Headers } from '@studio/site/host';
import { createMiddleware } from 'hono/factory';
import type { RequestEnv } from './http/observe-requests.ts';

/** Adds the security headers that a response does not set itself. */
export function setSecurityHeaders(securityHeaders: Headers) {
  const entries = Object.entries(securityHeaders);
  return createMiddleware<RequestEnv>(async (context, next) => {
    await next();
    if (context.get('hasAllHeaders')) return;
    const { headers } = context.res;
    for (const [name, value] of entries) if (!headers.has(name)) headers.set(name, value);
  });
}
