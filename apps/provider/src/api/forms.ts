import { fieldErrorsOf } from '@studio/api-client/contract';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { Exceeded, Hit, Limiter } from '../limits/limits.ts';
import { tooManyRequests } from '../limits/limit-requests.ts';
import { addressOf, clientOf, networkOf } from '../http/client-address.ts';
import type { RequestEnv } from '../http/observe-requests.ts';
import { languageOf, readBody } from './requests.ts';
import { created, refuse } from '../http/responses.ts';

export interface FormOptions {
  /** Returns the page with the form, for a visitor without JavaScript. */
  returnPage: (context: Context) => string;
  /** The number of reverse proxies in front of the provider. */
  trustedHops: number;
  /** Without one, there is no rate limit. */
  limiter: Limiter | undefined;
}

export interface Submission {
  body: unknown;
  language: string | undefined;
  network: string;
}

interface FormHandlerOptions<S extends v.GenericSchema> extends FormOptions {
  schema: S;
  /** Stores the submission and returns its id, if the client may know it. */
  save: (values: v.InferOutput<S>, submission: Submission) => Promise<string | undefined>;
  /** Returns the id of an earlier identical submission. A repeated submission is never rate limited. */
  findDuplicate?: (values: v.InferOutput<S>, submission: Submission) => Promise<string | undefined>;
  /** The rate limits that a valid submission counts against. Invalid ones are not counted. */
  rateLimits: (values: v.InferOutput<S>, client: string) => Hit[];
  /** The fragment of the page that shows the success to a visitor without JavaScript. */
  doneId: string;
}

type SubmissionResult =
  | { outcome: 'stored'; id: string | undefined }
  | { outcome: 'invalid'; fieldErrors: Record<string, string> }
  | { outcome: 'rate-limited'; exceeded: Exceeded };

/** Handles a form that is sent as JSON, or URL-encoded by a browser without JavaScript. */
export function handleForm<S extends v.GenericSchema>({
  schema,
  save,
  findDuplicate,
  rateLimits,
  doneId,
  ...options
}: FormHandlerOptions<S>) {
  const { returnPage, trustedHops, limiter } = options;

  async function submit(
    body: unknown,
    language: string | undefined,
    address: string,
  ): Promise<SubmissionResult> {
    const request = v.safeParse(schema, body, { abortPipeEarly: true });
    if (!request.success) return { outcome: 'invalid', fieldErrors: fieldErrorsOf(request.issues) };
    const submission = { body, language, network: networkOf(address) };
    const hits = rateLimits(request.output, clientOf(address));
    const exceeded = await limiter?.consume(hits);
    if (exceeded) {
      const id = await findDuplicate?.(request.output, submission);
      return id === undefined ? { outcome: 'rate-limited', exceeded } : { outcome: 'stored', id };
    }
    try {
      return { outcome: 'stored', id: await save(request.output, submission) };
    } catch (error) {
      // The client retries, so a failed attempt must not count. A limiter in the same database may fail as well.
      await Promise.resolve(limiter?.refund(hits)).catch(() => undefined);
      throw error;
    }
  }

  return async (context: Context<RequestEnv>): Promise<Response> => {
    const address = addressOf(context, trustedHops);
    const body = await readBody(context);
    switch (body.kind) {
      case 'json': {
        const language = languageOf(context.req.header('Content-Language'));
        return respond(context, await submit(body.value, language, address));
      }
      case 'form': {
        // Sent without JavaScript: redirect back to the page. `refusalPage` makes a page of other responses.
        const result = await submit(body.value, languageOf(context.req.query('lng')), address);
        return result.outcome === 'stored'
          ? context.redirect(`${returnPage(context)}#${doneId}`, 303)
          : respond(context, result);
      }
      case 'invalid':
        return refuse(context, body.reason, body.message);
    }
  };

  function respond(context: Context, result: SubmissionResult): Response {
    switch (result.outcome) {
      case 'stored':
        return created(context, result.id);
      case 'invalid':
        return refuse(context, 'validation', 'Some fields are invalid.', result.fieldErrors);
      case 'rate-limited':
        return tooManyRequests(context, result.exceeded);
    }
  }
}
