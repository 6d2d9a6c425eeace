import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isAmbiguous } from '../ambiguous-requests.ts';
import type { MemoryLimiter } from '../limits/memory-limiter.ts';
import type { RequestLog } from '../log-requests.ts';
import { addressOfIncoming, clientOf, networkOf } from '../visitor.ts';
import { matchesEtag } from './etag.ts';
import { selectResponse, type PreparedResponses, type PreparedSite } from './prepared-site.ts';

export interface FastPathOptions {
  log: RequestLog;
  limiter?: MemoryLimiter | undefined;
  trustedHops: number;
}

/** Returns whether it answered the request. The app handles all others. */
export type FastPath = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Answers a file or a page of one language by its exact URL, as nearly all requests are. The app gives the same
 * response in twice the time: see `docs/measurements.md`.
 */
export function createFastPath(
  { documents, files }: PreparedSite,
  { log, limiter, trustedHops }: FastPathOptions,
): FastPath {
  const responsesByUrl = new Map<string, PreparedResponses>(files);
  for (const [path, byLanguage] of documents) {
    const [only, another] = byLanguage.values();
    if (only && !another) responsesByUrl.set(path, only);
  }

  return (request, response) => {
    const { url = '', headers } = request;
    const candidates = responsesByUrl.get(url);
    if (!candidates || !isSimple(request)) return false;

    const startTime = performance.now();
    const address = addressOfIncoming(request, trustedHops);
    // The app sends the response with status 429.
    if (limiter?.consume([{ limit: 'requests', key: clientOf(address) }])) return false;

    const prepared = selectResponse(candidates, headers['accept-encoding']?.toString());
    const isNotModified = matchesEtag(headers['if-none-match'], prepared.etag);
    if (isNotModified) response.writeHead(304, prepared.notModifiedHeaders).end();
    else response.writeHead(200, prepared.headers).end(prepared.body);
    log({
      id: randomUUID(),
      method: 'GET',
      path: url,
      status: isNotModified ? 304 : 200,
      startTime,
      network: networkOf(address),
    });
    return true;
  };
}

/** Whether the request has nothing that the app might reject. */
function isSimple(request: IncomingMessage): boolean {
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
