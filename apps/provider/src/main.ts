import { pino } from 'pino';
import { createApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { protectionOf } from './headers.ts';
import { startHousekeeping } from './housekeeping.ts';
import { createMemoryLimiter } from './limits/memory-limiter.ts';
import { createSharedLimiter } from './limits/shared-limiter.ts';
import { openLog } from './log-lines.ts';
import { requestLog } from './log-requests.ts';
import { createMailer } from './mail/mailer.ts';
import { startPostman, type Postman } from './mail/postman.ts';
import { readContacts } from './name-cards/contacts.ts';
import { serve } from './serve.ts';
import { readBuiltSite } from './site/built-site.ts';
import { withEarlierAssets } from './site/earlier-assets.ts';
import { prepareSite } from './site/prepared-site.ts';
import { quickAnswers } from './site/quick-answers.ts';
import { remindOfSecurityContact } from './site/security-contact.ts';
import { openDatabase } from './store/open-database.ts';
import { createStore } from './store/store.ts';

/** Runs the provider until it is asked to stop. With `--check` it only looks whether it could. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const lines = openLog();
  const log = pino({}, lines);
  const requests = requestLog(lines);
  const database = await openDatabase(config.database);
  let postman: Postman | undefined;
  const store = createStore(database, { onMail: config.mail && (() => postman?.wake()) });
  if (process.argv.includes('--check')) return store.close();

  const built = config.site === undefined ? undefined : readBuiltSite(config.site);
  const { trustedHops, origin, allowedOrigins } = config;
  const own = createMemoryLimiter();
  const shared = 'postgres' in config.database ? createSharedLimiter(database) : own;
  const protection = protectionOf(config);
  const site =
    built &&
    prepareSite(withEarlierAssets(built, { folder: config.assets, log }), {
      protection,
      crossOrigin: allowedOrigins.length > 0,
    });
  const app = createApp({
    store,
    site,
    log,
    requestLog: requests,
    contacts: readContacts(config.contacts, config.site),
    trustedHops,
    protection,
    origins: { own: origin, allowed: allowedOrigins },
    limiters: config.limited ? { own, shared } : undefined,
  });
  const quick =
    site && quickAnswers(site, { log: requests, trustedHops, limiter: config.limited ? own : undefined });
  const { url, stop } = await serve(app, { ...config, protection, quick, log: requests });
  const { mail } = config;
  if (mail) postman = startPostman({ store, config: mail, mailer: createMailer(mail), log });
  const housekeeping = startHousekeeping({ store, log, keepMessages: config.keepMessages });
  log.info({ url, database: database.name, mail: mail?.server.host ?? 'off' }, 'Listening.');
  if (built) remindOfSecurityContact(built, log);
  if (process.stdout.isTTY) console.log(`\n  The site is at ${url}\n`);

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void Promise.all([stop(), postman?.stop(), housekeeping.stop()])
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
