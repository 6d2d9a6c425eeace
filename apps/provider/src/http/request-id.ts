import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { requestId } from 'hono/request-id';

/** https://www.w3.org/TR/trace-context/#traceparent-header */
const traceparent = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/;

/** The id of a request. Only a trusted proxy may choose it, in `X-Request-Id` or as the trace id of `traceparent`. */
export function requestIds(trustedHops: number) {
  const generator = (context: Context) =>
    (trustedHops > 0 ? traceparent.exec(context.req.header('traceparent') ?? '')?.[1] : undefined) ??
    randomUUID();
  return requestId({ headerName: trustedHops > 0 ? 'X-Request-Id' : '', limitLength: 128, generator });
}
