import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { start } from './processes.ts';

/** A virtual screen on a free display number. */
export async function startXvfb(): Promise<{ display: string; stop: () => Promise<void> }> {
  const { child, stop } = start(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const output = child.stdio[3];
  if (output instanceof Readable)
    for await (const number of createInterface({ input: output })) return { display: `:${number}`, stop };
  throw new Error('Xvfb did not start.');
}
