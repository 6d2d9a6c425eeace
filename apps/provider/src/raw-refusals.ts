import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Refused } from '@studio/api-client/contract';
import type { Headers } from './headers.ts';
import type { RequestLog } from './log-requests.ts';
import { networkOf } from './visitor.ts';

/** Whoever still sends would lose the answer if the connection were cut at once, in milliseconds. */
const linger = 500;

export interface RawRefusalOptions {
  protection: Headers;
  log: RequestLog;
}

/** Refuses what the app never hears of, with the headers and in the words of the app. */
export function createRawRefusals({ protection, log }: RawRefusalOptions) {
  const headers = {
    ...protection,
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    Connection: 'close',
  };

  const refusals = {
    /** For what has come as a request, but cannot be understood as one. Nobody knows by then who sent it. */
    response(status: number): Response {
      refusals.log(undefined, status);
      return new Response(bodyOf(status), { status, headers });
    },

    /** Is the last that the connection carries. */
    send(socket: Duplex, status: number): void {
      const body = bodyOf(status);
      const all = { ...headers, 'Content-Length': String(Buffer.byteLength(body)) };
      const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
      socket.end(
        [`HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}`, ...lines, '', body].join('\r\n'),
      );
      setTimeout(() => socket.destroy(), linger).unref();
    },

    log(socket: Duplex | undefined, status: number): void {
      const address = socket instanceof Socket ? socket.remoteAddress : undefined;
      const began = performance.now();
      const network = networkOf(address ?? 'unknown');
      log({ id: randomUUID(), method: '-', path: '-', status, began, network });
    },
  };
  return refusals;
}

/** Node's parser gave up, or nothing more came in time. */
export function statusOf(error: Error): number {
  const code = 'code' in error ? error.code : undefined;
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

function bodyOf(code: number): string {
  const body: Refused = { code, message: `${STATUS_CODES[code] ?? 'Bad Request'}.` };
  return JSON.stringify(body);
}
