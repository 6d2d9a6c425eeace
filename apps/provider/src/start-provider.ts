import { createSecurityHeaders } from '@studio/site/host';
import { createHealthCheck } from './api/health.ts';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { startHousekeeping } from './housekeeping.ts';
import { serve } from './http/serve.ts';
import { createMemoryLimiter } from './limits/memory-limiter.ts';
import { createSharedLimiter } from './limits/shared-limiter.ts';
import { createLog } from './log/create-log.ts';
import { requestLog } from './log/request-log.ts';
import { createMailer } from './mail/mailer.ts';
import { languagesWithoutMails } from './mail/negotiate-translations.ts';
import { startOutboxWorker, type OutboxWorker } from './mail/outbox-worker.ts';
import { instrumentDatabase, instrumentStore } from './metrics/instrument.ts';
import { createMetricsApp } from './metrics/metrics-app.ts';
import { createMetrics } from './metrics/metrics.ts';
import { readEditor } from './site/serve-editor.ts';
import { readContacts } from './name-cards/contacts.ts';
import { readBuiltSite } from './site/built-site.ts';
import { warnIfSecurityTxtExpires } from './site/security-txt.ts';
import { stopOnSignal } from './stop-on-signal.ts';
import { openDatabase } from './store/open-database.ts';
import { createStore } from './store/store.ts';

/** Runs the provider until a signal stops it. */
export async function startProvider(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const metrics = createMetrics();
  const database = instrumentDatabase(await openDatabase(config.database, config), log, metrics);
  let outboxWorker: OutboxWorker | undefined;
  const mailEnabled = config.mail !== undefined;
  const onMailQueued = () => outboxWorker?.poll();
  const store = instrumentStore(createStore(database, { mailEnabled, onMailQueued }), metrics);

  const site = config.site === undefined ? undefined : readBuiltSite(config.site);
  const { trustedHops, origin, allowedOrigins, metricsPort, mail } = config;
  const local = createMemoryLimiter();
  const shared = 'postgres' in config.database ? createSharedLimiter(database) : local;
  const securityHeaders = createSecurityHeaders(config);
  const observers = [requestLog(log), ...(metricsPort === undefined ? [] : [metrics.observeRequest])];
  const checkHealth = createHealthCheck(store);
  const app = createApp({
    store,
    site,
    editor: config.editor === undefined ? undefined : readEditor(config.editor),
    log,
    observers,
    checkHealth,
    contacts: readContacts(config.contacts, config.site),
    trustedHops,
    securityHeaders,
    origins: { own: origin, allowed: allowedOrigins },
    limiters: config.rateLimit ? { local, shared } : undefined,
  });
  // On a port of their own, so that visitors cannot read them.
  const metricsServer =
    metricsPort === undefined
      ? undefined
      : await serve(createMetricsApp(metrics, store, checkHealth), {
          ...config,
          port: metricsPort,
          portSetting: 'METRICS_PORT',
          securityHeaders,
        });
  const server = await serve(app, { ...config, securityHeaders, observers }).catch(async (error: unknown) => {
    await metricsServer?.stop();
    throw error;
  });
  if (mail) outboxWorker = startOutboxWorker({ store, config: mail, site, mailer: createMailer(mail), log });
  const housekeeping = startHousekeeping({ store, log, keepMessages: config.keepMessages });
  stopOnSignal(async () => {
    await Promise.all([server.stop(), metricsServer?.stop(), outboxWorker?.stop(), housekeeping.stop()]);
    await store.close();
  }, log);
  if (metricsServer)
    log.info({ event: 'metrics.listening', url: `${metricsServer.url}/metrics` }, 'Serving metrics.');
  // Logged when everything has started, because a signal may follow the line at once.
  log.info(
    { event: 'server.listening', url: server.url, database: database.name, mail: mail?.server.host ?? 'off' },
    'Listening.',
  );
  if (site) warnIfSecurityTxtExpires(site, log);
  const withoutMails = mail && site ? languagesWithoutMails(site) : [];
  if (withoutMails.length > 0)
    log.warn(
      { event: 'mail.languages', languages: withoutMails },
      `Subscribers who read ${withoutMails.join(', ')} get mails in another language. Add mails.json to the texts of each, beside shell.json, and build the site again.`,
    );
  if (process.stdout.isTTY) console.log(`\n  The site is at ${server.url}\n`);
}
