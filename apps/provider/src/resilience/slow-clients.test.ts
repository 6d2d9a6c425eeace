import { execFileSync } from 'node:child_process';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { endpoints } from '@studio/api-client/contract';
import { expect, it } from 'vitest';
import { emptyDatabase, emptyFolder } from '../testing/empty-database.ts';
import { startProvider } from '../testing/provider.ts';
import { sendRequest, type TimedResponse } from '../testing/visitors.ts';
import { writeSite } from '../testing/write-site.ts';

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
const post = `POST ${endpoints.contact} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n`;

interface SlowClientKind {
  behavior: string;
  request: string;
  /** Sent every second to keep the connection active. */
  trickle: string;
}

/** Ways to keep a connection open. */
const slowClientKinds: readonly SlowClientKind[] = [
  { behavior: 'sends nothing', request: '', trickle: '' },
  { behavior: 'sends empty lines', request: '', trickle: '\r\n' },
  { behavior: 'sends headers without end', request: get('/').slice(0, -2), trickle: 'X: x\r\n' },
  { behavior: 'sends a body byte by byte', request: `${post}Content-Length: 4096\r\n\r\n`, trickle: 'x' },
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
];

/** A client that reads nothing for nine seconds. The operating system buffers some megabytes of the responses. */
const notReading: SlowClientKind = {
  behavior: 'does not read',
  request: get('/large.txt').repeat(200),
  trickle: '',
};

/** Connects, and returns how long the client stayed connected, in milliseconds. */
function connectSlowly(url: string, { request, trickle }: SlowClientKind, reads: boolean): Promise<number> {
  const { hostname, port } = new URL(url);
  const from = performance.now();
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const timer = setInterval(() => socket.write(trickle), 1000);
    socket
      .on('error', () => undefined)
      .once('close', () => {
        clearInterval(timer);
        resolve(performance.now() - from);
      });
    void setTimeout(reads ? 0 : 9000).then(() => socket.resume());
    socket.write(request);
  });
}

const clients = 1000;
const openFiles = Number(execFileSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' })) || Infinity;
const skipReason =
  openFiles > clients + 100 ? '' : `(skipped: this account may open only ${String(openFiles)} files)`;

it.skipIf(skipReason)(
  `a thousand slow clients are disconnected within ten seconds, and delay no visitor ${skipReason}`,
  async () => {
    const env = { SITE_DIR: writeSite(emptyFolder(), { 'large.txt': 'x'.repeat(96_000) }) };
    const provider = await startProvider(await emptyDatabase('SQLite'), { env });
    const agent = new Agent();
    // Warms up the provider.
    for (let count = 0; count < 10; count += 1) await sendRequest(agent, provider.url);
    const durations = new Map<string, number>();
    const measure = async (kind: SlowClientKind, reads: boolean, delay: number) => {
      await setTimeout(delay);
      const duration = await connectSlowly(provider.url, kind, reads);
      durations.set(kind.behavior, Math.max(durations.get(kind.behavior) ?? 0, duration));
    };
    const each = Math.floor(clients / slowClientKinds.length);
    const state = { isOver: false };
    void Promise.all([
      ...slowClientKinds.flatMap((kind) =>
        Array.from({ length: each }, (_, index) => measure(kind, true, index * slowClientKinds.length)),
      ),
      ...Array.from({ length: 3 }, () => measure(notReading, false, 0)),
    ]).then(() => (state.isOver = true));

    const visits: Promise<TimedResponse>[] = [];
    while (!state.isOver) {
      visits.push(sendRequest(agent, provider.url));
      await setTimeout(100);
    }
    const responses = await Promise.all(visits);
    await provider.end('SIGTERM');

    expect([...durations].filter(([, longest]) => longest > 10_000)).toEqual([]);
    expect(durations.size).toBe(slowClientKinds.length + 1);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    // The 95th percentile, because the machine may be busy.
    const inOrder = responses.map(({ ms }) => ms).toSorted((one, other) => one - other);
    expect(inOrder[Math.floor(inOrder.length * 0.95)]).toBeLessThan(250);
  },
);
