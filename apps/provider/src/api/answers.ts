import type { Created, Refused } from '@studio/api-client/contract';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** It is kept. The code stands in both places where clients of this contract look for it. */
export function created(context: Context): Response {
  const body: Created = { code: 201, data: { code: 201 } };
  return context.json(body, 201, noStore);
}

/** It is not kept, and this is why. */
export function refused(
  context: Context,
  code: ContentfulStatusCode,
  message: string,
  fields?: Record<string, string>,
): Response {
  const body: Refused = { code, message, ...(fields && { fields }) };
  return context.json(body, code, noStore);
}

const noStore = { 'Cache-Control': 'no-store' };
