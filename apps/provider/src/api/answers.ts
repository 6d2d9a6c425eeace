import type { Created, Refused } from '@studio/api-client/contract';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { limits, type Exceeded } from '../limits/limits.ts';

/** It is kept. The code stands in both places where clients of this contract look for it. */
export function created(context: Context, id?: string): Response {
  const body: Created = { code: 201, data: { code: 201, ...(id !== undefined && { id }) } };
  return context.body(JSON.stringify(body), 201, ofCall);
}

/** It is not kept, and this is why. */
export function refused(
  context: Context,
  code: ContentfulStatusCode,
  message: string,
  fields?: Record<string, string>,
): Response {
  const body: Refused = { code, message, ...(fields && { fields }) };
  return context.body(JSON.stringify(body), code, ofCall);
}

/** The headers are those of https://www.ietf.org/archive/id/draft-ietf-httpapi-ratelimit-headers-10.html */
export function tooOften(context: Context, { limit, seconds }: Exceeded): Response {
  const { most, seconds: whole } = limits[limit];
  context.header('Retry-After', String(seconds));
  context.header('RateLimit', `"${limit}";r=0;t=${String(seconds)}`);
  context.header('RateLimit-Policy', `"${limit}";q=${String(most)};w=${String(whole)}`);
  return refused(context, 429, 'That was too often. Please try again later.');
}

/** Answers what a path does not take, with what it does. */
export function onlyTakes(allowed: string) {
  return (context: Context): Response => {
    context.header('Allow', allowed);
    if (context.req.method === 'OPTIONS') return context.body(null, 204, uncached);
    return refused(context, 405, `Use one of these methods here: ${allowed}.`);
  };
}

const uncached = { 'Cache-Control': 'no-store', Vary: 'Origin, Sec-Fetch-Site' };
const ofCall = { ...uncached, 'Content-Type': 'application/json; charset=utf-8' };
