import { toFieldErrors } from '@studio/api-client/contract';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { Limiter, LimitName } from '../limits/limits.ts';
import { tooManyRequests } from '../limits/limit-requests.ts';
import type { RequestEnv } from '../http/observe-requests.ts';
import { created, refuse } from '../http/responses.ts';
import { queryOfPage } from '../site/return-page.ts';
import type { Store } from '../store/store.ts';
import { parseLanguage, readBody } from './requests.ts';

export interface FormOptions {
  store: Store;
  now: () => Date;
  /** Returns the page with the form, for a visitor without JavaScript. */
  returnPage: (context: Context) => string;
  /** Without one, there is no rate limit. */
  limiter: Limiter | undefined;
}

export interface Submission {
  body: unknown;
  language: string | undefined;
  network: string;
  /** The query of the page with the form, if it was sent without JavaScript. */
  query: string;
}

interface FormHandlerOptions<S extends v.GenericSchema> extends Omit<FormOptions, 'store' | 'now'> {
  schema: S;
  /** Stores the submission and returns its id, if the client may know it. */
  save: (values: v.InferOutput<S>, submission: Submission) => Promise<string | undefined>;
  /** Returns the id of an earlier identical submission. A repeated submission is never rate limited. */
  findDuplicate?: (values: v.InferOutput<S>, submission: Submission) => Promise<string | undefined>;
  /** The rate limits that a valid submission counts against. Invalid ones are not counted. */
  rateLimits: readonly LimitName[];
  /** The fragment of the page that shows the success to a visitor without JavaScript. */
  doneId: string;
}

/** Handles a form that is sent as JSON, or URL-encoded by a browser without JavaScript. */
export function handleForm<S extends v.GenericSchema>(options: FormHandlerOptions<S>) {
  const { schema, save, findDuplicate, rateLimits, doneId, returnPage, limiter } = options;

  return async (context: Context<RequestEnv>): Promise<Response> => {
    const { key, network } = context.get('client');
    const body = await readBody(context);
    if (body.kind === 'invalid') return refuse(context, body.reason, body.message);
    const isJson = body.kind === 'json';
    const request = v.safeParse(schema, body.value, { abortPipeEarly: true });
    if (!request.success)
      return refuse(context, 'validation', 'Some fields are invalid.', toFieldErrors(request.issues));

    const language = parseLanguage(
      isJson ? context.req.header('Content-Language') : context.req.query('lng'),
    );
    const query = isJson ? '' : queryOfPage(context);
    const submission = { body: body.value, language, network, query };
    const acknowledge = (id: string | undefined) =>
      isJson ? created(context, id) : context.redirect(`${returnPage(context)}#${doneId}`, 303);
    const hits = rateLimits.map((limit) => ({ limit, key }));
    const exceeded = await limiter?.consume(hits);
    if (exceeded) {
      const id = await findDuplicate?.(request.output, submission);
      return id === undefined ? tooManyRequests(context, exceeded) : acknowledge(id);
    }
    try {
      return acknowledge(await save(request.output, submission));
    } catch (error) {
      // The client retries, so a failed attempt must not count. A limiter in the same database may fail as well.
      await Promise.resolve(limiter?.refund(hits)).catch(() => undefined);
      throw error;
    }
  };
}
