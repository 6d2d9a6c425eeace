import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Refused } from '@studio/api-client/contract';
import type { Headers } from '@studio/site/host';
import { refusals, type RefusalReason } from './responses.ts';
import type { RequestObserver } from './observe-requests.ts';
import { toClient } from './client-address.ts';

/** A client that is still sending would lose the response if the connection were closed at once, in milliseconds. */
const lingerTimeout = 500;

/** Responses to requests that do not reach the app, with the headers and the error format of the app. */
export function createParseErrorResponses(securityHeaders: Headers, observers: readonly RequestObserver[]) {
  const headers = {
    ...securityHeaders,
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    Connection: 'close',
  };

  function observe(socket: Duplex | undefined, refusal: RefusalReason): void {
    const address = socket instanceof Socket ? socket.remoteAddress : undefined;
    const { network } = toClient(address ?? 'unknown');
    const request = { method: '-', path: '-', route: 'none', status: refusals[refusal], seconds: 0 };
    for (const observer of observers) observer({ id: randomUUID(), ...request, refusal, network });
  }

  return {
    /** For a request that `Request` cannot represent. The client address is unknown here. */
    response(reason: RefusalReason): Response {
      observe(undefined, reason);
      const status = refusals[reason];
      return new Response(errorBody(status), { status, headers });
    },

    /** Sends the last response of a connection. */
    send(socket: Duplex, reason: RefusalReason, { observed = false } = {}): void {
      if (!observed) observe(socket, reason);
      const status = refusals[reason];
      const body = errorBody(status);
      const allHeaders = { ...headers, 'Content-Length': String(Buffer.byteLength(body)) };
      const lines = Object.entries(allHeaders).map(([name, value]) => `${name}: ${value}`);
      socket.end(
        [`HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}`, ...lines, '', body].join('\r\n'),
      );
      setTimeout(() => socket.destroy(), lingerTimeout).unref();
    },
  };
}

/** Returns the reason for an error or a timeout of Node's parser. */
export function parseErrorReason(error: Error): RefusalReason {
  const code = 'code' in error ? error.code : undefined;
  if (code === 'HPE_HEADER_OVERFLOW') return 'headers_too_large';
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'request_timeout' : 'malformed';
}

function errorBody(code: number): string {
  const body: Refused = { code, message: `${STATUS_CODES[code] ?? 'Bad Request'}.` };
  return JSON.stringify(body);
}
