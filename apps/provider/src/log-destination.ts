import { write as writeTo, writeSync } from 'node:fs';
import { constants } from 'node:os';

/** Lines are buffered up to this size. A write per line takes a quarter of the time of a busy provider. */
const bufferSize = 16_384;

/** The maximum delay of a line, in milliseconds. */
const flushInterval = 100;

/** If the reader blocks, lines beyond this number of full buffers (8 MB) are dropped. */
const maxQueuedBuffers = 512;

export interface LogDestination {
  write: (line: string) => void;
}

/** An asynchronous, buffered log that never blocks a request. The rest is written when the process exits. */
export function openLogDestination(fd = 1): LogDestination {
  let chunk = Buffer.allocUnsafe(bufferSize);
  let used = 0;
  let timer: NodeJS.Timeout | undefined;
  const queue: Buffer[] = [];
  let isWriting = false;

  function enqueue(full: Buffer): void {
    if (full.length > 0 && queue.length < maxQueuedBuffers) queue.push(full);
  }

  function enqueueChunk(): void {
    clearTimeout(timer);
    timer = undefined;
    enqueue(chunk.subarray(0, used));
    chunk = Buffer.allocUnsafe(bufferSize);
    used = 0;
  }

  function flush(): void {
    enqueueChunk();
    if (!isWriting) writeNext();
  }

  function writeNext(): void {
    const [next] = queue;
    isWriting = next !== undefined;
    if (!next) return;
    writeTo(fd, next, (error, written) => {
      if (error?.errno === -constants.errno.EAGAIN) {
        setTimeout(writeNext, flushInterval);
        return;
      }
      // A failed write is ignored: the provider must work without its log.
      if (error || written === next.length) queue.shift();
      else queue[0] = next.subarray(written);
      writeNext();
    });
  }

  process.on('exit', () => {
    enqueueChunk();
    try {
      for (const remaining of isWriting ? queue.slice(1) : queue) writeSync(fd, remaining);
    } catch {
      // The process exits, so the error cannot be reported.
    }
  });

  return {
    write(line) {
      const maxBytes = line.length * 3;
      if (used + maxBytes > bufferSize) flush();
      if (maxBytes > bufferSize) enqueue(Buffer.from(line));
      else used += chunk.write(line, used);
      timer ??= setTimeout(flush, flushInterval).unref();
    },
  };
}
