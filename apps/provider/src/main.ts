import { pino } from 'pino';
import { createApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { serve } from './serve.ts';
import { readBuiltSite } from './site/built-site.ts';
import { openSqliteStore } from './store/sqlite-store.ts';

/** Runs the provider until it is asked to stop. With `--check` it only looks whether it could. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino();
  const store = openSqliteStore(config.database);
  if (process.argv.includes('--check')) return store.close();

  const site = config.site === undefined ? undefined : readBuiltSite(config.site);
  const app = createApp({ store, site, log });
  const { url, stop } = await serve(app, config);
  log.info({ url, database: config.database }, 'Listening.');
  if (process.stdout.isTTY) console.log(`\n  The site is at ${url}\n`);

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void stop()
        .then(store.close)
        .then(() => {
          log.info('Stopped.');
        });
    });
  }
}

try {
  await main();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
