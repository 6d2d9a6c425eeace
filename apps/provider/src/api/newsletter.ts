import { newsletterRequest } from '@studio/api-client/contract';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { Store } from '../store/store.ts';
import { created, refused } from './answers.ts';

/** Signs an address up. A known address gets the same answer, so nobody learns who has subscribed. */
export function subscribe(store: Store, now: () => Date) {
  return async (context: Context): Promise<Response> => {
    if (!isJson(context.req.header('Content-Type'))) return refused(context, 415, 'Send application/json.');

    const request = v.safeParse(newsletterRequest, await readJson(context), { abortPipeEarly: true });
    if (!request.success) {
      const { nested } = v.flatten<typeof newsletterRequest>(request.issues);
      return refused(context, 400, 'Some fields are not right.', firstOfEach(nested ?? {}));
    }

    const [language] = /^[a-z\d-]{2,35}$/i.exec(context.req.header('Content-Language') ?? '') ?? [];
    await store.subscribe({ email: request.output.email, language, consentedAt: now() });
    return created(context);
  };
}

function firstOfEach(complaints: Readonly<Record<string, readonly string[]>>): Record<string, string> {
  return Object.fromEntries(Object.entries(complaints).map(([field, [first = '']]) => [field, first]));
}

function isJson(type: string | undefined): boolean {
  return type?.split(';')[0]?.trim().toLowerCase() === 'application/json';
}

/** A body that cannot be read has no fields, and is refused for that. */
async function readJson(context: Context): Promise<unknown> {
  try {
    return await context.req.json();
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}
