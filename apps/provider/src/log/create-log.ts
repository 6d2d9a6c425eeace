import { destination, pino, type DestinationStream, type LevelWithSilent, type Logger } from 'pino';
import { toTerminalLine } from './terminal-lines.ts';

/** While the log cannot be written, lines beyond this number of bytes are dropped. */
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

/** Writes each line at once, so that a crash loses none. */
function openOutput(): DestinationStream {
  const output = destination({ sync: true, maxLength });
  // The provider keeps running when the log cannot be written, and the lines follow when it can.
  output.on('error', () => undefined);
  return output;
}
