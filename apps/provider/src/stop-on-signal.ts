import type { Log } from './log/log.ts';

/**
 * Stops gracefully at the first SIGINT or SIGTERM. A second signal, a failed stop or one that takes too long ends the
 * process with exit code 1. The timeout, in milliseconds, is longer than requests, mails and the database need to end.
 */
export function stopOnSignal(stop: () => Promise<void>, log: Log, timeout = 15_000): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (stopping) {
        log.fatal({ event: 'shutdown.forced', signal }, 'Stopped at once by a second signal.');
        process.exit(1);
      }
      stopping = true;
      const timer = setTimeout(() => {
        log.fatal({ event: 'shutdown.failed', timeout }, 'Shutdown took too long.');
        process.exit(1);
      }, timeout);
      stop().then(
        () => {
          log.info({ event: 'server.stopped' }, 'Stopped.');
          // Nothing should be left to do. If something is, the timer still ends the process.
          timer.unref();
        },
        (error: unknown) => {
          log.fatal({ event: 'shutdown.failed', err: error }, 'Shutdown failed.');
          process.exit(1);
        },
      );
    });
}
