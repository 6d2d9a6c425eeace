import type { Created, Refused } from '@studio/api-client/contract';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Stored. Clients of this contract expect the code in both places. */
export function created(context: Context, id?: string): Response {
  const body: Created = { code: 201, data: { code: 201, ...(id !== undefined && { id }) } };
  return context.body(JSON.stringify(body), 201, jsonHeaders);
}

/** The reasons to refuse a request, with their status. */
export const refusals = {
  ambiguous: 400,
  malformed: 400,
  validation: 400,
  cross_origin: 403,
  request_timeout: 408,
  body_timeout: 408,
  body_too_large: 413,
  url_too_long: 414,
  content_encoding: 415,
  content_type: 415,
  expectation: 417,
  rate_limit: 429,
  headers_too_large: 431,
  connect: 501,
} as const;

export type RefusalReason = keyof typeof refusals;

/** Refuses a request, and records the reason for the log and the metrics. */
export function refuse(
  context: Context,
  reason: RefusalReason,
  message: string,
  fields?: Record<string, string>,
): Response {
  context.set('refusal', reason);
  if (fields) context.set('invalidFields', Object.keys(fields));
  return errorResponse(context, refusals[reason], message, fields);
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
