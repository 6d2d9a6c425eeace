import type { Context } from 'hono';
import type { Logger } from 'pino';
import * as v from 'valibot';
import type { Claim, Exceeded, Limiter } from '../limits/limits.ts';
import { addressOf, clientOf, networkOf } from '../visitor.ts';
import { created, refused, tooOften } from './answers.ts';
import { bodyOf, complaintsOf, languageOf } from './requests.ts';

export interface FormOptions {
  log: Logger;
  /** The page of the site that a visitor came from, by the address that the browser names. */
  pageBefore: (referer: string | undefined) => string;
  /** How many proxies stand before the provider. */
  trustedHops: number;
  /** Without one, everything may be sent as often as anybody likes. */
  limiter: Limiter | undefined;
}

export interface Sent {
  body: unknown;
  language: string | undefined;
  network: string;
}

interface Form<S extends v.GenericSchema> extends FormOptions {
  schema: S;
  /** Keeps what was sent, and says its id if that is for its sender to know. */
  keep: (values: v.InferOutput<S>, sent: Sent) => Promise<string | undefined>;
  /** The id of what was kept already, when this was sent before. Repeating it is never too often. */
  find?: (values: v.InferOutput<S>, sent: Sent) => Promise<string | undefined>;
  /** What is counted when it is sent. What is refused for its fields is not: people mistype. */
  claims: (values: v.InferOutput<S>, client: string) => Claim[];
  /** Where on its page a visitor without scripts is told how it went. */
  results: Readonly<Record<'done' | 'failed', string>>;
}

type Outcome =
  | { outcome: 'kept'; id: string | undefined }
  | { outcome: 'refused'; complaints: Record<string, string> }
  | { outcome: 'too often'; exceeded: Exceeded };

/** Takes what a form of the site sends, as JSON by its scripts, or by the browser itself without them. */
export function takeForm<S extends v.GenericSchema>({
  schema,
  keep,
  find,
  claims,
  results,
  ...options
}: Form<S>) {
  const { log, pageBefore, trustedHops, limiter } = options;

  async function take(body: unknown, language: string | undefined, address: string): Promise<Outcome> {
    const request = v.safeParse(schema, body, { abortPipeEarly: true });
    if (!request.success) return { outcome: 'refused', complaints: complaintsOf(request.issues) };
    const sent = { body, language, network: networkOf(address) };
    const claimed = claims(request.output, clientOf(address));
    const exceeded = await limiter?.take(claimed);
    if (exceeded) {
      const id = await find?.(request.output, sent);
      return id === undefined ? { outcome: 'too often', exceeded } : { outcome: 'kept', id };
    }
    try {
      return { outcome: 'kept', id: await keep(request.output, sent) };
    } catch (error) {
      // Whoever is told to try again must be able to. A database that counts may be the one in trouble.
      await Promise.resolve(limiter?.giveBack(claimed)).catch(() => undefined);
      throw error;
    }
  }

  return async (context: Context): Promise<Response> => {
    const address = addressOf(context, trustedHops);
    const body = await bodyOf(context);
    switch (body.kind) {
      case 'json': {
        const language = languageOf(context.req.header('Content-Language'));
        return answer(context, await take(body.value, language, address));
      }
      case 'form': {
        // From a page whose scripts have not come, or never will. It is led back to where it was.
        const language = languageOf(context.req.query('lng'));
        const kept = await isKept(take(body.value, language, address));
        const result = results[kept ? 'done' : 'failed'];
        return context.redirect(`${pageBefore(context.req.header('Referer'))}#${result}`, 303);
      }
      case 'refused':
        return refused(context, body.code, body.message);
    }
  };

  function answer(context: Context, taken: Outcome): Response {
    switch (taken.outcome) {
      case 'kept':
        return created(context, taken.id);
      case 'refused':
        return refused(context, 400, 'Some fields are not right.', taken.complaints);
      case 'too often':
        return tooOften(context, taken.exceeded);
    }
  }

  async function isKept(taken: Promise<Outcome>): Promise<boolean> {
    try {
      return (await taken).outcome === 'kept';
    } catch (error) {
      // The visitor is told on the page, in words; what went wrong is for the owner.
      log.error({ err: error }, 'a form was not kept');
      return false;
    }
  }
}
