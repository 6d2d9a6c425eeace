import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { parentPort, Worker, workerData } from 'node:worker_threads';

/** The types of a worker. Values travel between threads, so they are plain data. */
interface Work {
  /** The same for all inputs. */
  context: unknown;
  input: unknown;
  output: unknown;
}

interface Job<W extends Work> {
  context: W['context'];
  inputs: readonly W['input'][];
  /** The index of the next input to process, shared by all workers. */
  next: Int32Array;
}

type Message<W extends Work> = [index: number, output: W['output']];

/** Runs `{name}.worker` on all cores. Returns the outputs in the order of the inputs. */
export async function onAllCores<W extends Work>(
  name: string,
  context: W['context'],
  inputs: readonly W['input'][],
): Promise<W['output'][]> {
  // TypeScript in the repository, JavaScript in the published library.
  const file = new URL(`${name}.worker${extname(import.meta.url)}`, import.meta.url);
  const job: Job<W> = { context, inputs, next: new Int32Array(new SharedArrayBuffer(4)) };
  const workers = Array.from(
    { length: Math.min(availableParallelism(), inputs.length) },
    () => new Worker(file, { workerData: job }),
  );
  const outputs: W['output'][] = [];
  const exits = workers.map(
    (worker) =>
      new Promise((resolve, reject) => {
        worker.on('message', ([index, output]: Message<W>) => {
          outputs[index] = output;
        });
        worker.on('error', reject);
        worker.on('exit', resolve);
      }),
  );
  try {
    await Promise.all(exits);
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return outputs;
}

type Process<W extends Work> = (input: W['input']) => W['output'] | Promise<W['output']>;

/** Runs in a worker: prepares once, then processes inputs until none is left. */
export async function work<W extends Work>(
  prepare: (context: W['context']) => Process<W> | Promise<Process<W>>,
): Promise<void> {
  // Set by `onAllCores`.
  const { context, inputs, next } = workerData as Job<W>;
  const process = await prepare(context);
  for (let index = Atomics.add(next, 0, 1); index < inputs.length; index = Atomics.add(next, 0, 1)) {
    const message: Message<W> = [index, await process(inputs[index])];
    parentPort?.postMessage(message);
  }
}
