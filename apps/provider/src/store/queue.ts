import { setImmediate } from 'node:timers/promises';

/**
 * Runs work one after the other. Each begins in its own turn of the event loop, so that pages are served in between. Its
 * deadline starts when it is queued, so that waiting times do not add up.
 */
export function createQueue(timeout: number) {
  let last: Promise<unknown> = Promise.resolve();
  return function enqueue<T>(work: (deadline: number) => T | Promise<T>): Promise<T> {
    const deadline = performance.now() + timeout;
    const result = last.then(() => setImmediate()).then(() => work(deadline));
    last = result.catch(() => undefined);
    return result;
  };
}
