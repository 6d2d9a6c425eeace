import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { createSecurityHeaders } from './headers.ts';
import { startHousekeeping } from './housekeeping.ts';
import { createMemoryLimiter } from './limits/memory-limiter.ts';
import { createSharedLimiter } from './limits/shared-limiter.ts';
import { createLog } from './log/create-log.ts';
import { requestLog } from './log/request-log.ts';
import { createMailer } from './mail/mailer.ts';
import { startOutboxWorker, type OutboxWorker } from './mail/outbox-worker.ts';
import { readContacts } from './name-cards/contacts.ts';
import { serve } from './http/serve.ts';
import { readBuiltSite } from './site/built-site.ts';
import { withEarlierAssets } from './site/earlier-assets.ts';
import { prepareSite } from './site/prepared-site.ts';
import { warnIfSecurityTxtExpires } from './site/security-txt.ts';
import { openDatabase } from './store/open-database.ts';
import { createStore } from './store/store.ts';

/** Runs the provider until a signal stops it. With `--check`, only checks the configuration and the database. */
export async function startProvider(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const observers = [requestLog(log)];
  const database = await openDatabase(config.database);
  let outboxWorker: OutboxWorker | undefined;
  const store = createStore(database, { onMailQueued: config.mail && (() => outboxWorker?.poll()) });
  if (process.argv.includes('--check')) return store.close();

  const built = config.site === undefined ? undefined : readBuiltSite(config.site);
  const { trustedHops, origin, allowedOrigins } = config;
  const local = createMemoryLimiter();
  const shared = 'postgres' in config.database ? createSharedLimiter(database) : local;
  const securityHeaders = createSecurityHeaders(config);
  const site =
    built &&
    prepareSite(withEarlierAssets(built, { folder: config.assets, log }), {
      securityHeaders,
      crossOrigin: allowedOrigins.length > 0,
    });
  const app = createApp({
    store,
    site,
    log,
    observers,
    contacts: readContacts(config.contacts, config.site),
    trustedHops,
    securityHeaders,
    origins: { own: origin, allowed: allowedOrigins },
    limiters: config.rateLimit ? { local, shared } : undefined,
  });
  const { url, stop } = await serve(app, { ...config, securityHeaders, observers });
  const { mail } = config;
  if (mail) outboxWorker = startOutboxWorker({ store, config: mail, mailer: createMailer(mail), log });
  const housekeeping = startHousekeeping({ store, log, keepMessages: config.keepMessages });
  log.info(
    { event: 'server.listening', url, database: database.name, mail: mail?.server.host ?? 'off' },
    'Listening.',
  );
  if (built) warnIfSecurityTxtExpires(built, log);
  if (process.stdout.isTTY) console.log(`\n  The site is at ${url}\n`);

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void Promise.all([stop(), outboxWorker?.stop(), housekeeping.stop()])
        .then(store.close)
        .then(() => {
          log.info({ event: 'server.stopped' }, 'Stopped.');
        });
    });
  }
}
