// Sends requests to a server and prints the throughput and response times as a line of JSON. It runs in its own process
// and only looks for the end of each response, so that the server is the bottleneck.
import { connect } from 'node:net';
import { endpoints } from '@studio/api-client/contract';
import { newMessage } from '../src/testing/visitors.ts';
import type { LoadResult } from './servers.ts';

// Each path is requested in turn. `message` sends a message instead.
const [url = '', clients, seconds, acceptEncoding = '', ...paths] = process.argv.slice(2);
const { hostname, port, host } = new URL(url);

let asked = Math.floor(Math.random() * 2 ** 24);

/** The next request. Each has a different client address, for a server that trusts `X-Forwarded-For`. */
function next(): string {
  const visitor = `X-Forwarded-For: 10.${[16, 8, 0].map((bits) => (asked >> bits) & 255).join('.')}`;
  const path = paths[asked++ % paths.length] ?? '';
  if (path !== 'message') return request('GET', path, `Accept-Encoding: ${acceptEncoding}`, visitor);
  const body = JSON.stringify(newMessage());
  const length = `Content-Length: ${String(Buffer.byteLength(body))}`;
  return request('POST', endpoints.contact, 'Content-Type: application/json', length, visitor) + body;
}

function request(method: string, path: string, ...headers: readonly string[]): string {
  return [`${method} ${path} HTTP/1.1`, `Host: ${host}`, ...headers, '', ''].join('\r\n');
}

const from = performance.now();
const until = from + Number(seconds) * 1000;
const times: number[] = [];
let refused = 0;

/** One client. It sends the next request when the response is complete. */
function runClient(): Promise<void> {
  return new Promise((resolve, reject) => {
    let start = 0;
    let missing = 0;
    const socket = connect(Number(port), hostname);
    const send = () => {
      start = performance.now();
      if (start < until) socket.write(next());
      else socket.end(resolve);
    };
    socket.setNoDelay().once('connect', send).once('error', reject);
    // The provider closes a connection after a thousand requests.
    socket.once('end', () => {
      if (start < until) resolve(runClient());
    });
    socket.on('data', (chunk) => {
      missing += (missing === 0 ? responseLength(chunk) : 0) - chunk.length;
      if (missing > 0) return;
      times.push(performance.now() - start);
      send();
    });
  });
}

/** The length of a response in bytes. On loopback, the first chunk contains all headers. */
function responseLength(chunk: Buffer): number {
  const end = chunk.indexOf('\r\n\r\n') + 4;
  const head = chunk.toString('latin1', 0, end);
  const [, length] = /^HTTP\/1\.1 [234][^]*\r\ncontent-length: (\d+)/i.exec(head) ?? [];
  if (length === undefined) throw new Error(`Unexpected response: ${head}`);
  if (!head.startsWith('HTTP/1.1 2')) refused += 1;
  return end + Number(length);
}

await Promise.all(Array.from({ length: Number(clients) }, runClient));
const duration = performance.now() - from;
times.sort((one, other) => one - other);
const result: LoadResult = {
  responses: times.length,
  refused,
  perSecond: (times.length * 1000) / duration,
  p99: times[Math.floor(times.length * 0.99)] ?? 0,
};
console.log(JSON.stringify(result));
