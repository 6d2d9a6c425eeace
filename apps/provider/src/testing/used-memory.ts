import { Session } from 'node:inspector/promises';

/** The used memory after a garbage collection, in bytes. */
export async function usedMemory(): Promise<number> {
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.collectGarbage');
  session.disconnect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
