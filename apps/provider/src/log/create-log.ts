import { destination, pino, type Logger } from 'pino';

/** Lines are written together up to this number of bytes. A write per line takes a quarter of the time of a busy provider. */
const minLength = 4096;

/** The maximum delay of a line, in milliseconds. */
const periodicFlush = 250;

/** If the reader of the log blocks, lines beyond this number of bytes are dropped. */
const maxLength = 8 * 1024 * 1024;

/** A buffered log that never blocks a request. pino writes the rest when the process exits or crashes. */
export function createLog(): Logger {
  const output = destination({ minLength, maxLength, periodicFlush, sync: false });
  const { flush, flushSync } = output;
  // The provider must work without its log. The next lines are written again, but sonic-boom would retry at exit forever.
  output.on('error', () => {
    Object.assign(output, { flush: () => undefined, flushSync: () => undefined });
  });
  output.on('write', () => {
    Object.assign(output, { flush, flushSync });
  });
  return pino({ base: null }, output);
}
