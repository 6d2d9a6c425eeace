import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { parentPort, Worker, workerData } from 'node:worker_threads';

/** What a worker is given and gives back. It travels between threads, so it is plain data. */
interface Work {
  /** What it needs to get ready. */
  setting: unknown;
  item: unknown;
  outcome: unknown;
}

interface Job<Given extends Work> {
  setting: Given['setting'];
  items: readonly Given['item'][];
  /** The first item that nobody has taken yet. All workers count it on together. */
  next: Int32Array;
}

type Done<Given extends Work> = [at: number, outcome: Given['outcome']];

/** Has `{name}.worker` work on all cores at once. The outcomes come in the order of the items. */
export async function onAllCores<Given extends Work>(
  name: string,
  setting: Given['setting'],
  items: readonly Given['item'][],
): Promise<Given['outcome'][]> {
  // Inside the repository it is TypeScript, and in the published library it is not.
  const file = new URL(`${name}.worker${extname(import.meta.url)}`, import.meta.url);
  const job: Job<Given> = { setting, items, next: new Int32Array(new SharedArrayBuffer(4)) };
  const workers = Array.from(
    { length: Math.min(availableParallelism(), items.length) },
    () => new Worker(file, { workerData: job }),
  );
  const outcomes: Given['outcome'][] = [];
  const ends = workers.map(
    (worker) =>
      new Promise((resolve, reject) => {
        worker.on('message', ([at, outcome]: Done<Given>) => {
          outcomes[at] = outcome;
        });
        worker.on('error', reject);
        worker.on('exit', resolve);
      }),
  );
  try {
    await Promise.all(ends);
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return outcomes;
}

type WorkOn<Given extends Work> = (item: Given['item']) => Given['outcome'] | Promise<Given['outcome']>;

/** What a worker does: gets ready, then works on one item after the other until none is left. */
export async function work<Given extends Work>(
  getReady: (setting: Given['setting']) => WorkOn<Given> | Promise<WorkOn<Given>>,
): Promise<void> {
  // `onAllCores` has handed it over.
  const { setting, items, next } = workerData as Job<Given>;
  const workOn = await getReady(setting);
  for (let at = Atomics.add(next, 0, 1); at < items.length; at = Atomics.add(next, 0, 1)) {
    const done: Done<Given> = [at, await workOn(items[at])];
    parentPort?.postMessage(done);
  }
}
