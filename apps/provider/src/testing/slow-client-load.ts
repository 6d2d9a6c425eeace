import { execFileSync } from 'node:child_process';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { endpoints } from '@studio/api-client/contract';
import { sendRequest, type TimedResponse } from './visitors.ts';
import { writeSite } from './write-site.ts';

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
const post = `POST ${endpoints.contact} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n`;
const large = '/large.txt';

interface SlowClientKind {
  behavior: string;
  request: string;
  /** Sent every second to keep the connection active. */
  trickle: string;
  /** Never reads the responses. */
  neverReads?: boolean;
}

/** Ways to keep a connection open. */
const slowClientKinds: readonly SlowClientKind[] = [
  { behavior: 'sends nothing', request: '', trickle: '' },
  { behavior: 'sends empty lines', request: '', trickle: '\r\n' },
  { behavior: 'sends headers without end', request: get('/').slice(0, -2), trickle: 'X: x\r\n' },
  {
    behavior: 'sends a body byte by byte',
    request: `${post}Content-Length: 4096\r\n\r\n`,
    trickle: 'x',
  },
  {
    behavior: 'sends chunks of one byte',
    request: `${post}Transfer-Encoding: chunked\r\n\r\n`,
    trickle: '1\r\nx\r\n',
  },
  {
    behavior: 'sends trailers without end',
    request: `${post}Transfer-Encoding: chunked\r\n\r\n0\r\n`,
    trickle: 'X: x\r\n',
  },
  {
    behavior: 'sends a body with a GET request',
    request: get('/').replace('\r\n\r\n', '\r\nContent-Length: 4096\r\n\r\n'),
    trickle: 'x',
  },
  { behavior: 'sends empty lines after a response', request: get('/'), trickle: '\r\n' },
  {
    behavior: 'does not read pipelined responses',
    request: get(large).repeat(100),
    trickle: '\r\n',
    neverReads: true,
  },
];

/** Writes a site with a file as large as the largest one of a real site. */
export const writeSiteWithLargeFile = (folder: string) =>
  writeSite(folder, { [large.slice(1)]: 'x'.repeat(96_000) });

/** Times in milliseconds. */
export interface LoadResult {
  /** How long each slow client stayed connected, by its behavior. */
  durations: ReadonlyMap<string, readonly number[]>;
  /** How long each page request took. */
  pageTimes: readonly number[];
}

/** The operating system buffers megabytes for each client that does not read. */
const maxNeverReading = 50;

/** Connects a thousand slow clients a second, and requests a page every 100 ms meanwhile. */
export async function runSlowClients(url: string, clients: number): Promise<LoadResult> {
  const durations = new Map<string, number[]>(slowClientKinds.map(({ behavior }) => [behavior, []]));
  const each = clients / slowClientKinds.length;
  const slow = slowClientKinds.flatMap((kind, turn) =>
    Array.from({ length: Math.min(each, kind.neverReads ? maxNeverReading : Infinity) }, async (_, index) => {
      await setTimeout(index * slowClientKinds.length + turn);
      durations.get(kind.behavior)?.push(await connectSlowly(url, kind));
    }),
  );
  const pageTimes = await requestPagesUntil(url, Promise.all(slow));
  return { durations, pageTimes };
}

function connectSlowly(
  url: string,
  { request, trickle, neverReads = false }: SlowClientKind,
): Promise<number> {
  const { hostname, port } = new URL(url);
  const began = performance.now();
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const timer = setInterval(() => socket.write(trickle), 1000);
    socket
      .on('error', () => undefined)
      .once('close', () => {
        clearInterval(timer);
        resolve(performance.now() - began);
      });
    if (!neverReads) socket.resume();
    socket.write(request);
  });
}

async function requestPagesUntil(url: string, over: Promise<unknown>): Promise<number[]> {
  const agent = new Agent();
  // Warms up the provider.
  for (let count = 0; count < 10; count += 1) await sendRequest(agent, url);
  const state = { isOver: false };
  void over.then(() => (state.isOver = true));
  const pageTimes: Promise<TimedResponse>[] = [];
  while (!state.isOver) {
    pageTimes.push(sendRequest(agent, url));
    await setTimeout(100);
  }
  const responses = await Promise.all(pageTimes);
  const failed = responses.find(({ status }) => status !== 200);
  if (failed) throw new Error(`A page was answered with ${String(failed.status)}.`);
  return responses.map(({ ms }) => ms);
}

/** The maximum number of open files, and so of connections, of a process. */
export function maxOpenFiles(): number {
  return Number(execFileSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' })) || Infinity;
}
