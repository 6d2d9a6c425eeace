import { destination, pino, type DestinationStream, type LevelWithSilent, type Logger } from 'pino';
import { toTerminalLine } from './terminal-lines.ts';

/** Lines are written together once they have this number of bytes. */
const minLength = 2048;

/**
 * Longer writes are split between lines. A write of up to 4096 bytes to a pipe is atomic (PIPE_BUF), so lines that are
 * flushed at exit cannot split the lines of an unfinished write.
 */
const maxWrite = 4096;

/** The maximum delay of a line, in milliseconds. */
const periodicFlush = 250;

/** If the reader of the log blocks, lines beyond this number of bytes are dropped. */
const maxLength = 8 * 1024 * 1024;

/** Writes JSON lines to standard output, or readable lines to a terminal. */
export function createLog(level: LevelWithSilent = 'info'): Logger {
  const log = pino({ level, base: null }, process.stdout.isTTY ? terminal : openOutput());
  process.once('uncaughtExceptionMonitor', (err) => {
    log.fatal({ event: 'server.crashed', err }, 'Crashed.');
  });
  return log;
}

const terminal: DestinationStream = { write: (line) => process.stdout.write(toTerminalLine(line)) };

/**
 * Writes asynchronously, so that no request waits. pino writes the rest when the process exits. If it crashes or is
 * forced to exit, a write that has begun can be lost or overtaken.
 */
function openOutput(): DestinationStream {
  const output = destination({ minLength, maxWrite, maxLength, periodicFlush, sync: false });
  const [flush, flushSync] = [output.flush.bind(output), output.flushSync.bind(output)];
  // If the log cannot be written, the provider keeps running. sonic-boom would retry forever at exit, so nothing is
  // flushed until a line is written again.
  output.on('error', () => {
    Object.assign(output, { flush: () => undefined, flushSync: () => undefined });
  });
  output.on('write', () => {
    Object.assign(output, { flush, flushSync });
  });
  return output;
}
