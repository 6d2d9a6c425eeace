import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { endpoints } from '@studio/api-client/contract';
import { emptyFolder } from './empty-database.ts';
import { ask } from './visitors.ts';

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
const post = `POST ${endpoints.contact} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n`;
const large = '/large.txt';

interface SlowKind {
  opening: string;
  /** What is sent every second to seem alive. */
  drop: string;
  /** Takes nothing of the answers. */
  deaf?: boolean;
}

/** The ways to hold a connection as long as it goes, by what such clients do. */
export const slowKinds = {
  'say nothing': { opening: '', drop: '' },
  'send empty lines': { opening: '', drop: '\r\n' },
  'send header after header': { opening: get('/').slice(0, -2), drop: 'X: x\r\n' },
  'send a message letter by letter': { opening: `${post}Content-Length: 4096\r\n\r\n`, drop: 'x' },
  'send a message in parts': { opening: `${post}Transfer-Encoding: chunked\r\n\r\n`, drop: '1\r\nx\r\n' },
  'send trailer after trailer': {
    opening: `${post}Transfer-Encoding: chunked\r\n\r\n0\r\n`,
    drop: 'X: x\r\n',
  },
  'send a body that nobody wants': {
    opening: get('/').replace('\r\n\r\n', '\r\nContent-Length: 4096\r\n\r\n'),
    drop: 'x',
  },
  'send empty lines after an answer': { opening: get('/'), drop: '\r\n' },
  'take no answer': { opening: get(large).repeat(100), drop: 'x', deaf: true },
} satisfies Record<string, SlowKind>;

export type SlowKindName = keyof typeof slowKinds;

/** A site with a page, and with a file as large as the largest of a real one. */
export function siteWithLargeFile(): string {
  const folder = emptyFolder();
  mkdirSync(join(folder, 'client'));
  writeFileSync(join(folder, 'client/index.html'), 'hello');
  writeFileSync(join(folder, `client${large}`), 'x'.repeat(96_000));
  const listed = (type: string) => ({ type, etag: type, encodings: {} });
  const files = { 'index.html': listed('text/html'), [large.slice(1)]: listed('text/plain') };
  const documents = { '/': { en: 'index.html' } };
  writeFileSync(
    join(folder, 'host.json'),
    JSON.stringify({ languages: ['en'], documents, policies: {}, files }),
  );
  return folder;
}

/** How long a slow client is kept, in milliseconds. */
export function beSlow(url: string, kind: SlowKindName): Promise<number> {
  const { hostname, port } = new URL(url);
  const { opening, drop, deaf = false }: SlowKind = slowKinds[kind];
  const began = performance.now();
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const timer = setInterval(() => socket.write(drop), 1000);
    socket
      .on('error', () => undefined)
      .once('close', () => {
        clearInterval(timer);
        resolve(performance.now() - began);
      });
    if (!deaf) socket.resume();
    socket.write(opening);
  });
}

/** How long each visitor waits for a page, in milliseconds. One comes every tenth of a second until `over`. */
export async function visitUntil(url: string, over: Promise<unknown>): Promise<number[]> {
  const agent = new Agent();
  const state = { isOver: false };
  void over.then(() => (state.isOver = true));
  const visits: Promise<number>[] = [];
  while (!state.isOver) {
    visits.push(visit());
    await setTimeout(100);
  }
  return Promise.all(visits);

  async function visit(): Promise<number> {
    const { status, ms } = await ask(agent, url);
    if (status !== 200) throw new Error(`A visitor was answered with ${String(status)}.`);
    return ms;
  }
}

/** How many files, and so connections, a process of this account may have open. */
export function mostConnections(): number {
  return Number(execFileSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' })) || Infinity;
}
