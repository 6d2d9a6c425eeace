import type { Created, Refused } from '@studio/api-client/contract';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { limits, type Exceeded } from '../limits/limits.ts';

/** Stored. Clients of this contract expect the code in both places. */
export function created(context: Context, id?: string): Response {
  const body: Created = { code: 201, data: { code: 201, ...(id !== undefined && { id }) } };
  return context.body(JSON.stringify(body), 201, jsonHeaders);
}

/** An error in the format of the contract. */
export function errorResponse(
  context: Context,
  code: ContentfulStatusCode,
  message: string,
  fields?: Record<string, string>,
): Response {
  const body: Refused = { code, message, ...(fields && { fields }) };
  return context.body(JSON.stringify(body), code, jsonHeaders);
}

/** Headers: https://www.ietf.org/archive/id/draft-ietf-httpapi-ratelimit-headers-10.html */
export function tooManyRequests(context: Context, { limit, seconds }: Exceeded): Response {
  const { max, seconds: window } = limits[limit];
  context.header('Retry-After', String(seconds));
  context.header('RateLimit', `"${limit}";r=0;t=${String(seconds)}`);
  context.header('RateLimit-Policy', `"${limit}";q=${String(max)};w=${String(window)}`);
  return errorResponse(context, 429, 'Too many requests. Please try again later.');
}

/** Answers OPTIONS with the allowed methods, and all other methods with 405. */
export function methodNotAllowed(allowed: string) {
  return (context: Context): Response => {
    context.header('Allow', allowed);
    if (context.req.method === 'OPTIONS') return context.body(null, 204, noStore);
    return errorResponse(context, 405, `Method not allowed. Use ${allowed}.`);
  };
}

const noStore = { 'Cache-Control': 'no-store', Vary: 'Origin, Sec-Fetch-Site' };
const jsonHeaders = { ...noStore, 'Content-Type': 'application/json; charset=utf-8' };
