import { Session } from 'node:inspector/promises';

/** In bytes, after everything is thrown away that nobody holds any more. */
export async function usedMemory(): Promise<number> {
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.collectGarbage');
  session.disconnect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
