import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MemoryLimiter } from '../limits/memory-limiter.ts';
import type { RequestLog } from '../log-requests.ts';
import { isAmbiguous } from '../odd-requests.ts';
import { addressOfIncoming, clientOf, networkOf } from '../visitor.ts';
import { knows } from './etag.ts';
import { answerFor, type Answers, type PreparedSite } from './prepared-site.ts';

export interface QuickOptions {
  log: RequestLog;
  limiter?: MemoryLimiter | undefined;
  trustedHops: number;
}

/** Says whether it has answered. What it leaves is for the app. */
export type QuickAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Answers what nearly every request of a visitor is: a file or a page of one language, asked for by its very address.
 * The way through the app does the same and takes as long again as all the rest: see `docs/measurements.md`.
 */
export function quickAnswers(
  { documents, files }: PreparedSite,
  { log, limiter, trustedHops }: QuickOptions,
): QuickAnswer {
  const plain = new Map<string, Answers>(files);
  for (const [path, byLanguage] of documents) {
    const [only, another] = byLanguage.values();
    if (only && !another) plain.set(path, only);
  }

  return (request, response) => {
    const { url = '', headers } = request;
    const answers = plain.get(url);
    if (!answers || !isPlain(request)) return false;

    const began = performance.now();
    const address = addressOfIncoming(request, trustedHops);
    // Whoever comes too often is told so by the app.
    if (limiter?.take([{ limit: 'requests', who: clientOf(address) }])) return false;

    const answer = answerFor(answers, headers['accept-encoding']?.toString());
    const known = knows(headers['if-none-match'], answer.etag);
    if (known) response.writeHead(304, answer.headersWithoutBody).end();
    else response.writeHead(200, answer.headers).end(answer.body);
    log({
      id: randomUUID(),
      method: 'GET',
      path: url,
      status: known ? 304 : 200,
      began,
      network: networkOf(address),
    });
    return true;
  };
}

/** Nothing about it is in any way unusual, so that there is nothing to refuse. */
function isPlain(request: IncomingMessage): boolean {
  const { method, headers } = request;
  const hasBody = 'content-length' in headers || 'transfer-encoding' in headers;
  return (
    method === 'GET' &&
    !hasBody &&
    !('content-encoding' in headers) &&
    /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(headers.host ?? '') &&
    !isAmbiguous(request)
  );
}
