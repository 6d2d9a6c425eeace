import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Refused } from '@studio/api-client/contract';
import type { Headers } from '../headers.ts';
import type { RequestLog } from '../log/log-requests.ts';
import { networkOf } from './client-address.ts';

/** A client that is still sending would lose the response if the connection were closed at once, in milliseconds. */
const lingerTimeout = 500;

export interface ParseErrorResponsesOptions {
  securityHeaders: Headers;
  log: RequestLog;
}

/** Responses to requests that do not reach the app, with the headers and the error format of the app. */
export function createParseErrorResponses({ securityHeaders, log }: ParseErrorResponsesOptions) {
  const headers = {
    ...securityHeaders,
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    Connection: 'close',
  };

  const responses = {
    /** For a request that `Request` cannot represent. The client address is unknown here. */
    response(status: number): Response {
      responses.log(undefined, status);
      return new Response(errorBody(status), { status, headers });
    },

    /** Sends the last response of a connection. */
    send(socket: Duplex, status: number): void {
      const body = errorBody(status);
      const allHeaders = { ...headers, 'Content-Length': String(Buffer.byteLength(body)) };
      const lines = Object.entries(allHeaders).map(([name, value]) => `${name}: ${value}`);
      socket.end(
        [`HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}`, ...lines, '', body].join('\r\n'),
      );
      setTimeout(() => socket.destroy(), lingerTimeout).unref();
    },

    log(socket: Duplex | undefined, status: number): void {
      const address = socket instanceof Socket ? socket.remoteAddress : undefined;
      const startTime = performance.now();
      const network = networkOf(address ?? 'unknown');
      log({ id: randomUUID(), method: '-', path: '-', status, startTime, network });
    },
  };
  return responses;
}

/** Node's parser failed or timed out. */
export function parseErrorStatus(error: Error): number {
  const code = 'code' in error ? error.code : undefined;
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

function errorBody(code: number): string {
  const body: Refused = { code, message: `${STATUS_CODES[code] ?? 'Bad Request'}.` };
  return JSON.stringify(body);
}
