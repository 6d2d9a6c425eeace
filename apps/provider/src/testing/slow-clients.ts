import { execFileSync } from 'node:child_process';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { endpoints } from '@studio/api-client/contract';
import { laySite } from './site-on-disk.ts';
import { ask, type Answer } from './visitors.ts';

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
const post = `POST ${endpoints.contact} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n`;
const large = '/large.txt';

interface SlowKind {
  does: string;
  opening: string;
  /** What is sent every second to seem alive. */
  drop: string;
  /** Takes nothing of the answers. */
  deaf?: boolean;
}

/** The ways to hold a connection for as long as it goes. */
const slowKinds: readonly SlowKind[] = [
  { does: 'says nothing', opening: '', drop: '' },
  { does: 'sends empty lines', opening: '', drop: '\r\n' },
  { does: 'sends header after header', opening: get('/').slice(0, -2), drop: 'X: x\r\n' },
  {
    does: 'sends a message letter by letter',
    opening: `${post}Content-Length: 4096\r\n\r\n`,
    drop: 'x',
  },
  {
    does: 'sends a message in parts of a letter',
    opening: `${post}Transfer-Encoding: chunked\r\n\r\n`,
    drop: '1\r\nx\r\n',
  },
  {
    does: 'sends trailer after trailer',
    opening: `${post}Transfer-Encoding: chunked\r\n\r\n0\r\n`,
    drop: 'X: x\r\n',
  },
  {
    does: 'sends a body that nobody wants',
    opening: get('/').replace('\r\n\r\n', '\r\nContent-Length: 4096\r\n\r\n'),
    drop: 'x',
  },
  { does: 'sends empty lines after an answer', opening: get('/'), drop: '\r\n' },
  { does: 'takes nothing of many answers', opening: get(large).repeat(100), drop: '\r\n', deaf: true },
];

/** A site with a file as large as the largest of a real one. */
export const siteWithLargeFile = (folder: string) =>
  laySite(folder, { [large.slice(1)]: 'x'.repeat(96_000) });

/** Times in milliseconds. */
export interface Siege {
  /** How long each slow client was kept, by what it did. */
  kept: ReadonlyMap<string, readonly number[]>;
  /** How long each visitor waited for a page. */
  visits: readonly number[];
}

/** The system sets megabytes aside for each client that takes nothing. */
const mostDeaf = 50;

/** A thousand slow clients a second, as many of each kind, and meanwhile a visitor every tenth of a second. */
export async function besiege(url: string, clients: number): Promise<Siege> {
  const kept = new Map<string, number[]>(slowKinds.map(({ does }) => [does, []]));
  const each = clients / slowKinds.length;
  const slow = slowKinds.flatMap((kind, turn) =>
    Array.from({ length: Math.min(each, kind.deaf ? mostDeaf : Infinity) }, async (_, index) => {
      await setTimeout(index * slowKinds.length + turn);
      kept.get(kind.does)?.push(await beSlow(url, kind));
    }),
  );
  const visits = await visitUntil(url, Promise.all(slow));
  return { kept, visits };
}

function beSlow(url: string, { opening, drop, deaf = false }: SlowKind): Promise<number> {
  const { hostname, port } = new URL(url);
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

async function visitUntil(url: string, over: Promise<unknown>): Promise<number[]> {
  const agent = new Agent();
  // What has just been started is slow for once.
  for (let count = 0; count < 10; count += 1) await ask(agent, url);
  const state = { isOver: false };
  void over.then(() => (state.isOver = true));
  const visits: Promise<Answer>[] = [];
  while (!state.isOver) {
    visits.push(ask(agent, url));
    await setTimeout(100);
  }
  const answers = await Promise.all(visits);
  const refused = answers.find(({ status }) => status !== 200);
  if (refused) throw new Error(`A visitor was answered with ${String(refused.status)}.`);
  return answers.map(({ ms }) => ms);
}

/** How many files, and so connections, a process of this account may have open. */
export function mostConnections(): number {
  return Number(execFileSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' })) || Infinity;
}
