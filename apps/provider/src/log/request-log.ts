import type { RequestObserver } from '../http/observe-requests.ts';
import type { Log } from './log.ts';

/** Logs one line per request. It contains no body, no query, and only the network of the client. */
export function requestLog(log: Log): RequestObserver {
  return ({ id, method, path, status, refusal, seconds, network }) => {
    const ms = Math.round(seconds * 1000);
    log.info(
      { event: 'request', requestId: id, method, path, status, refusal, ms, network },
      'Request completed.',
    );
  };
}
