import { write as writeTo, writeSync } from 'node:fs';
import { constants } from 'node:os';

/** So much is gathered before it is written: a busy provider would else spend a quarter of its time on its log. */
const room = 16_384;

/** No line waits longer, in milliseconds. */
const longestWait = 100;

/** Whoever should read may have stopped. Beyond so many full chunks, eight megabytes, lines are lost. */
const mostWaiting = 512;

export interface LogLines {
  write: (line: string) => void;
}

/** Writes lines without ever keeping anybody waiting. What is left is written when the process ends. */
export function openLog(fd = 1): LogLines {
  let chunk = Buffer.allocUnsafe(room);
  let used = 0;
  let timer: NodeJS.Timeout | undefined;
  const waiting: Buffer[] = [];
  let isWriting = false;

  function add(full: Buffer): void {
    if (full.length > 0 && waiting.length < mostWaiting) waiting.push(full);
  }

  function close(): void {
    clearTimeout(timer);
    timer = undefined;
    add(chunk.subarray(0, used));
    chunk = Buffer.allocUnsafe(room);
    used = 0;
  }

  function start(): void {
    close();
    if (!isWriting) writeNext();
  }

  function writeNext(): void {
    const [next] = waiting;
    isWriting = next !== undefined;
    if (!next) return;
    writeTo(fd, next, (error, written) => {
      if (error?.errno === -constants.errno.EAGAIN) {
        setTimeout(writeNext, longestWait);
        return;
      }
      // A log that cannot be written is no reason to stop answering.
      if (error || written === next.length) waiting.shift();
      else waiting[0] = next.subarray(written);
      writeNext();
    });
  }

  process.on('exit', () => {
    close();
    try {
      for (const left of isWriting ? waiting.slice(1) : waiting) writeSync(fd, left);
    } catch {
      // Nobody is left to tell.
    }
  });

  return {
    write(line) {
      const most = line.length * 3;
      if (used + most > room) start();
      if (most > room) add(Buffer.from(line));
      else used += chunk.write(line, used);
      timer ??= setTimeout(start, longestWait).unref();
    },
  };
}
