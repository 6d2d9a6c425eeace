import type { Headers } from '@studio/site/host';
import { createMiddleware } from 'hono/factory';

/** Variables of a request for later middleware. */
export interface ResponseEnv {
  Variables: {
    /** The response was prepared at startup and has all its headers. */
    prepared?: boolean;
  };
}

/** Adds the security headers that a response does not set itself. */
export function setSecurityHeaders(securityHeaders: Headers) {
  const entries = Object.entries(securityHeaders);
  return createMiddleware<ResponseEnv>(async (context, next) => {
    await next();
    if (context.get('prepared')) return;
    const { headers } = context.res;
    for (const [name, value] of entries) if (!headers.has(name)) headers.set(name, value);
  });
}
