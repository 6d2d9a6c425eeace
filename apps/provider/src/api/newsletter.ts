import { newsletterRequest, newsletterResults } from '@studio/api-client/contract';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import * as v from 'valibot';
import type { Store } from '../store/store.ts';
import { created, refused } from './answers.ts';

export interface NewsletterOptions {
  store: Store;
  now: () => Date;
  log: Logger;
  /** The page of the site that a visitor came from, by the address that the browser names. */
  pageBefore: (referer: string | undefined) => string;
}

/** Signs an address up. A known address gets the same answer, so nobody learns who has subscribed. */
export function subscribe({ store, now, log, pageBefore }: NewsletterOptions) {
  return async (context: Context): Promise<Response> => {
    switch (contentType(context)) {
      case 'application/json': {
        const request = read(await jsonOf(context));
        if (!request.success)
          return refused(context, 400, 'Some fields are not right.', complaintsOf(request.issues));
        await keep(request.output.email, context.req.header('Content-Language'));
        return created(context);
      }
      case 'application/x-www-form-urlencoded': {
        // From a page whose scripts have not come, or never will. It is led back to where it was.
        const result = await keepForm(context);
        return context.redirect(
          `${pageBefore(context.req.header('Referer'))}#${newsletterResults[result]}`,
          303,
        );
      }
      default:
        return refused(context, 415, 'Send application/json.');
    }
  };

  async function keepForm(context: Context): Promise<keyof typeof newsletterResults> {
    const request = read(await context.req.parseBody());
    if (!request.success) return 'failed';
    try {
      await keep(request.output.email, context.req.query('lng'));
      return 'done';
    } catch (error) {
      // The visitor is told on the page, in words; what went wrong is for the owner.
      log.error({ err: error }, 'a sign-up was not kept');
      return 'failed';
    }
  }

  function keep(email: string, spoken: string | undefined): Promise<void> {
    const [language] = /^[a-z\d-]{2,35}$/i.exec(spoken ?? '') ?? [];
    return store.subscribe({ email, language, consentedAt: now() });
  }
}

const read = (body: unknown) => v.safeParse(newsletterRequest, body, { abortPipeEarly: true });

/** The first complaint of each field that was refused. */
function complaintsOf(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const complaints: Record<string, string> = {};
  for (const issue of issues) {
    const field = v.getDotPath(issue);
    if (field) complaints[field] ??= issue.message;
  }
  return complaints;
}

function contentType(context: Context): string | undefined {
  return context.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
}

/** A body that cannot be read has no fields, and is refused for that. */
async function jsonOf(context: Context): Promise<unknown> {
  try {
    const body: unknown = await context.req.json();
    return body;
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}
